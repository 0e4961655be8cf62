-- Second factors: passkeys, authenticator apps and recovery codes.

create table passkeys (
  school_id uuid not null,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, user_id) references users on delete cascade
);
create index on passkeys (school_id, user_id);

create table passkey_credentials (
  credential_id text primary key,
  school_id uuid not null,
  passkey_id uuid not null,
  foreign key (school_id, passkey_id) references passkeys on delete cascade
);
create index on passkey_credentials (school_id, passkey_id);

-- The secret is encrypted with a key of the server.
create table authenticator_apps (
  school_id uuid not null,
  user_id uuid not null,
  secret text not null,
  confirmed_at timestamptz,
  -- The time step of the last code, which counts once.
  last_step bigint not null default 0,
  primary key (school_id, user_id),
  foreign key (school_id, user_id) references users on delete cascade
);

create table recovery_codes (
  school_id uuid not null,
  user_id uuid not null,
  hash text not null,
  used_at timestamptz,
  primary key (school_id, user_id, hash),
  foreign key (school_id, user_id) references users on delete cascade
);

-- A sign-in whose first step was right.
create table sign_in_tickets (
  hash text primary key,
  school_id uuid not null,
  user_id uuid not null,
  ip text,
  expires_at timestamptz not null,
  foreign key (school_id, user_id) references users on delete cascade
);
create index on sign_in_tickets (school_id, user_id);
create index on sign_in_tickets (expires_at);

-- Each counts once. Without a user, for signing in with a passkey alone.
create table webauthn_challenges (
  challenge text primary key,
  school_id uuid,
  user_id uuid,
  expires_at timestamptz not null,
  foreign key (school_id, user_id) references users on delete cascade
);
create index on webauthn_challenges (expires_at);
create index on webauthn_challenges (school_id, user_id);

alter table sessions add column confirmed_at timestamptz not null default now();
alter table schools add column require_second_factor boolean not null default false;
