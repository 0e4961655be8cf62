-- Spreadsheets that were read and not yet forgotten: the table as it came, what its columns were taken for, and its
-- rows as students. Nothing in here is a student of the school until it is imported.

create table imports (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  file_name text,
  sheet jsonb not null,
  columns jsonb not null,
  fields jsonb not null,
  students jsonb not null,
  -- Addresses of which the school has been told that they belong to another school.
  told text[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours' check (expires_at > created_at),
  primary key (school_id, id)
);
create index on imports (expires_at);
