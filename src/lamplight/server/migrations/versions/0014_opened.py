"""Games whose secrets everybody may know, because all who played them agreed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("opened", sa.Integer))
    op.add_column("records", sa.Column("opened", sa.Integer))


def downgrade() -> None:
    op.drop_column("records", "opened")
    op.drop_column("matches", "opened")
