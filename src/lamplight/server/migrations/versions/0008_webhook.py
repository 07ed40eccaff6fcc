"""Of which turn of a seat the host's webhook was told last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("hooked", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("seats", "hooked")
