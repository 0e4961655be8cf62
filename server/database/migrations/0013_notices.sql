-- What a school should know, and of whom it is kept that it was read: a school has one account.

create table notices (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('trial_ends', 'payment_failed', 'conversation_flagged', 'import_finished')),
  at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  -- When a mail about flags went out, or will; the others are mailed at once.
  mailed_at timestamptz,
  conversation_id uuid,
  -- What the notice says beyond its kind, as the contract names it.
  details jsonb not null default '{}',
  primary key (school_id, id),
  check ((kind = 'conversation_flagged') = (conversation_id is not null)),
  foreign key (school_id, conversation_id) references conversations on delete cascade
);
create index on notices (school_id, at desc, id desc);
create index on notices (school_id) where read_at is null;
-- A conversation has one notice, which is unread again when more is flagged; so has a trial, whose end may be put off.
create unique index notices_conversation_key on notices (school_id, conversation_id) where conversation_id is not null;
create unique index notices_trial_key on notices (school_id) where kind = 'trial_ends';
create index on notices (at);

-- The kinds of notices that somebody does not want by mail.
alter table users add column unmailed_notices text[] not null default '{}';
