"""Tables where a lesson is held."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("lesson", sa.String(60)))


def downgrade() -> None:
    op.drop_column("matches", "lesson")
