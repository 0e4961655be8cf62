-- Joining a class with a code: the codes, and who asked to join or for a new link.

create table join_codes (
  school_id uuid not null,
  id uuid not null default uuidv7(),
  class_id uuid not null,
  -- Encrypted with a key of the server, so that it can be shown again.
  code text not null,
  max_students integer not null check (max_students > 0),
  closes_at timestamptz not null,
  needs_approval boolean not null,
  asks_last_name boolean not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, class_id) references classes on delete cascade,
  foreign key (school_id, created_by) references users on delete set null (created_by)
);
create unique index join_codes_live_key on join_codes (school_id, class_id) where closed_at is null;
create index on join_codes (school_id, class_id);
create index on join_codes (school_id, created_by);
create index on join_codes (closes_at);

create table join_code_hashes (
  hash text primary key,
  school_id uuid not null,
  code_id uuid not null,
  foreign key (school_id, code_id) references join_codes on delete cascade
);
create unique index on join_code_hashes (school_id, code_id);

-- A student who is let in at once has a request, too, which is approved.
create table join_requests (
  school_id uuid not null,
  id uuid not null default uuidv7(),
  class_id uuid not null,
  code_id uuid not null,
  kind text not null check (kind in ('join', 'new_link')),
  first_name text not null check (first_name <> ''),
  last_name text,
  student_id uuid,
  -- The student says that they are none of the class who has the name.
  denies_match boolean not null default false,
  -- It waits because the school has no seat left.
  is_school_full boolean not null default false,
  state text not null check (state in ('waiting', 'approved', 'refused')),
  -- The version of the link that the student got.
  link_version integer,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (school_id, id),
  check ((state = 'waiting') = (decided_at is null)),
  foreign key (school_id, class_id) references classes on delete cascade,
  foreign key (school_id, code_id) references join_codes on delete cascade,
  foreign key (school_id, student_id) references students on delete cascade
);
create index on join_requests (school_id, class_id, id);
create index on join_requests (school_id, code_id);
create index on join_requests (school_id, student_id);
create index on join_requests (created_at);

-- The secret of the browser that waits.
create table join_request_tokens (
  hash text primary key,
  school_id uuid not null,
  request_id uuid not null,
  foreign key (school_id, request_id) references join_requests on delete cascade
);
create unique index on join_request_tokens (school_id, request_id);
