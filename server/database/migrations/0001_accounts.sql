-- Schools, the people who sign in to them, and their sessions. Every tenant key begins with school_id;
-- what is unique across schools (addresses, token ids) stands in a small table of its own.

create extension if not exists unaccent;

create collation natural_order (provider = icu, locale = 'und-u-kn-true');

-- unaccent(text) is only stable, because its dictionary is looked up by name; naming it makes this immutable.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, value));

create table schools (
  id uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  logo_url text,
  subscription_status text not null default 'none'
    check (subscription_status in ('none', 'trialing', 'active', 'past_due', 'unpaid', 'canceled', 'incomplete')),
  tier text check (tier in ('starter', 'plus', 'pro')),
  subscription_end_date timestamptz,
  trial_started_at timestamptz,
  created_at timestamptz not null default now(),
  check (subscription_status = 'none' or tier is not null)
);

create table users (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  role text not null default 'school' check (role in ('school', 'admin')),
  name text,
  last_name text,
  email text not null check (email = lower(email)),
  email_confirmed_at timestamptz,
  phone text,
  picture_url text,
  interface_language text check (interface_language in ('en', 'es', 'pt', 'fr', 'de', 'it')),
  password_hash text not null,
  created_at timestamptz not null default now(),
  primary key (school_id, id)
);

create table user_emails (
  email text primary key,
  school_id uuid not null,
  user_id uuid not null,
  foreign key (school_id, user_id) references users on delete cascade
);
create index on user_emails (school_id, user_id);

create table sessions (
  school_id uuid not null,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, user_id) references users on delete cascade
);
create index on sessions (school_id, user_id, created_at);

create table session_tokens (
  sid text primary key,
  school_id uuid not null,
  session_id uuid not null,
  foreign key (school_id, session_id) references sessions on delete cascade
);
create index on session_tokens (school_id, session_id);

-- One answer for each repeated call; see server/http/request/idempotency.ts.
create table idempotency_keys (
  school_id uuid not null references schools on delete cascade,
  call text not null,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (school_id, call, key)
);
create index on idempotency_keys (created_at);

-- Counts of the current window of each limit. Unlogged: after a crash of the database they start anew.
create unlogged table rate_windows (
  key text primary key,
  started_at timestamptz not null,
  count integer not null
);
