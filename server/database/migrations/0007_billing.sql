-- What is known of a school's subscription at the provider, and the sandbox, which plays one.

alter table schools
  add column subscription_renews boolean not null default false,
  add column subscription_ended_by text check (subscription_ended_by in ('trial', 'failure', 'school'));

-- Every reading of the provider takes a number before it asks, so that an older answer never replaces a newer one.
create sequence billing_readings;

create table billing_accounts (
  school_id uuid primary key references schools on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe')),
  customer text not null,
  subscription text,
  payment_methods jsonb not null default '[]',
  reading bigint not null default 0,
  read_at timestamptz
);
create index on billing_accounts (read_at);

create table billing_customers (
  customer text primary key,
  school_id uuid not null references schools on delete cascade
);
create index on billing_customers (school_id);

-- The events of the provider that were handled; a repeated one changes nothing.
create table billing_events (
  id text primary key,
  received_at timestamptz not null default now()
);
create index on billing_events (received_at);

create table sandbox_accounts (
  school_id uuid primary key references schools on delete cascade,
  state jsonb not null
);
