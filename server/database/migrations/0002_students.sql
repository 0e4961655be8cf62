-- Students, the classes they are in, and their addresses, which are unique across schools.

create table students (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  first_name text not null check (first_name <> ''),
  last_name text,
  email text check (email = lower(email)),
  student_number text,
  level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  native_language text,
  notes text,
  status text not null default 'active' check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  last_practised_at timestamptz,
  name text not null generated always as (first_name || coalesce(' ' || last_name, '')) stored,
  search text not null generated always as (
    fold(first_name || coalesce(' ' || last_name, '') || coalesce(' ' || email, '') || coalesce(' ' || student_number, ''))
  ) stored,
  primary key (school_id, id)
);
create index on students (school_id, name collate natural_order, id);
create index on students (school_id, status);
create unique index students_number_key on students (school_id, student_number);

create table student_emails (
  email text primary key,
  school_id uuid not null,
  student_id uuid not null,
  foreign key (school_id, student_id) references students on delete cascade
);
create unique index on student_emails (school_id, student_id);

create table classes (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (name <> ''),
  language text,
  level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (school_id, id)
);
create unique index classes_name_key on classes (school_id, lower(name));

create table class_members (
  school_id uuid not null,
  class_id uuid not null,
  student_id uuid not null,
  primary key (school_id, class_id, student_id),
  foreign key (school_id, class_id) references classes on delete cascade,
  foreign key (school_id, student_id) references students on delete cascade
);
create index on class_members (school_id, student_id);
