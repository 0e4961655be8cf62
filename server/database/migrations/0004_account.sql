-- What a school decides about itself, how its people prove who they are, and what happened in its account.

alter table schools
  add column time_zone text check (time_zone <> ''),
  add column transcript_days integer not null default 180 check (transcript_days between 7 and 365),
  add column inactive_months integer not null default 24 check (inactive_months between 1 and 60),
  add column version integer not null default 1;

-- Somebody who signs in with Google alone has no password.
alter table users
  alter column password_hash drop not null,
  add column pending_email text check (pending_email = lower(pending_email)),
  add column version integer not null default 1;

-- Uploaded pictures. The id is the whole secret of a picture's address, so it is random and tells no time.
create table files (
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null references schools on delete cascade,
  media_type text not null,
  created_at timestamptz not null default now()
);
create index on files (school_id);

-- Links in mails: once, and only their hash.
create table mailed_tokens (
  hash text primary key,
  school_id uuid not null,
  user_id uuid not null,
  purpose text not null check (purpose in ('reset_password', 'confirm_email')),
  email text not null,
  -- The session that asked; a changed address ends all others.
  session_id uuid,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (school_id, user_id) references users on delete cascade
);
create index on mailed_tokens (school_id, user_id);
create index on mailed_tokens (expires_at);

create table google_identities (
  issuer text not null,
  subject text not null,
  school_id uuid not null,
  user_id uuid not null,
  email text not null,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (school_id, user_id),
  foreign key (school_id, user_id) references users on delete cascade
);

-- What Google said about somebody, until the browser fetches it: once, and only the code's hash.
create table google_codes (
  hash text primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  name text,
  last_name text,
  expires_at timestamptz not null
);
create index on google_codes (expires_at);

-- Why a session is over, for the browser that comes back with its token.
create table ended_sessions (
  sid text primary key,
  school_id uuid not null references schools on delete cascade,
  reason text not null check (reason in ('terminated', 'password_changed', 'email_changed', 'replaced')),
  ended_at timestamptz not null default now()
);
create index on ended_sessions (school_id);
create index on ended_sessions (ended_at);

-- The user's id is no foreign key: what somebody did stays when they go.
create table audit_log (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  at timestamptz not null default now(),
  action text not null check (action <> ''),
  user_id uuid,
  ip text,
  details jsonb not null default '{}',
  primary key (school_id, id)
);

create function refuse_change() returns trigger
  language plpgsql
  as $$ begin raise exception '% is append-only', tg_table_name; end $$;

-- Depth 0 is a statement of ours; the deletion of a school reaches its rows through a foreign key, one deeper.
create trigger append_only before update or delete on audit_log
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();
