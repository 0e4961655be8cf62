-- Spreadsheets that were read and not yet forgotten: the table as it came, what its columns were taken for, and its
-- rows as students. Nothing in here is a student of the school until it is imported.

create table imports (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  file_name text,
  sheet json not null,
  columns json not null,
  fields json not null,
  students json not null,
  -- Addresses of which the school has been told that they belong to another school.
  told text[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours' check (expires_at > created_at),
  primary key (school_id, id)
);
-- These two are only ever written and read whole: text that is neither taken apart nor compressed is the fastest.
alter table imports alter column sheet set storage external, alter column students set storage external;
create index on imports (expires_at);
