-- Archived classes, and the new terms that can still be undone.

alter table classes add column archived_at timestamptz;
-- Last term's name is free for the next class.
drop index classes_name_key;
create unique index classes_name_key on classes (school_id, lower(name)) where archived_at is null;

-- Who was in a class when it was archived. Nobody practises through it, and it widens no teacher's reach.
create table archived_members (
  school_id uuid not null,
  class_id uuid not null,
  student_id uuid not null,
  joined_at timestamptz not null,
  primary key (school_id, class_id, student_id),
  foreign key (school_id, class_id) references classes on delete cascade,
  foreign key (school_id, student_id) references students on delete cascade
);
create index on archived_members (school_id, student_id);

-- A link that was put back keeps its version; the next one is above every version that was ever shown.
alter table practice_links add column highest_version integer not null default 0;

create table rollovers (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  archived integer not null,
  carried_on integer not null,
  moved integer not null,
  inactivated integer not null,
  renewed integer not null,
  primary key (school_id, id),
  foreign key (school_id, user_id) references users on delete cascade
);
create index on rollovers (school_id, user_id);
create index on rollovers (created_at);

create table rollover_classes (
  school_id uuid not null,
  rollover_id uuid not null,
  class_id uuid not null,
  act text not null check (act in ('archive', 'carry_on', 'create')),
  name text,
  level text,
  version integer,
  teachers uuid[] not null default '{}',
  version_after integer,
  teachers_after uuid[] not null default '{}',
  primary key (school_id, rollover_id, class_id),
  foreign key (school_id, rollover_id) references rollovers on delete cascade,
  foreign key (school_id, class_id) references classes on delete cascade
);
create index on rollover_classes (school_id, class_id);

create table rollover_students (
  school_id uuid not null,
  rollover_id uuid not null,
  student_id uuid not null,
  classes uuid[] not null,
  joined timestamptz[] not null,
  classes_after uuid[] not null default '{}',
  was_inactivated boolean not null,
  -- The link before it was renewed, with its hash; null where the link was kept.
  link jsonb,
  link_version_after integer,
  primary key (school_id, rollover_id, student_id),
  foreign key (school_id, rollover_id) references rollovers on delete cascade,
  foreign key (school_id, student_id) references students on delete cascade
);
create index on rollover_students (school_id, student_id);
