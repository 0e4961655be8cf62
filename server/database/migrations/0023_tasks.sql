-- Homework: a task asks a class, or some students, to practise with a chatbot or an avatar by a day.

create table tasks (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  -- Null: for the students of task_students.
  class_id uuid,
  chatbot_id uuid,
  avatar_id uuid,
  -- Days in the school's time zone, both included.
  opens_on date not null,
  due_on date not null,
  times integer check (times > 0),
  turns integer check (turns > 0),
  minutes integer check (minutes > 0),
  steps integer check (steps > 0),
  words integer check (words > 0),
  note text check (note <> ''),
  author_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- Can be restored for a day.
  deleted_at timestamptz,
  primary key (school_id, id),
  check (num_nonnulls(chatbot_id, avatar_id) = 1),
  check (num_nonnulls(times, turns, minutes, steps, words) > 0),
  check (opens_on <= due_on),
  foreign key (school_id, class_id) references classes on delete cascade,
  foreign key (school_id, chatbot_id) references chatbots on delete cascade,
  foreign key (school_id, avatar_id) references avatars on delete cascade
);
create index on tasks (school_id, class_id, due_on);
create index on tasks (school_id, chatbot_id);
create index on tasks (school_id, avatar_id);
create index on tasks (school_id, due_on) where deleted_at is null;
create index on tasks (deleted_at) where deleted_at is not null;

-- The students of a task that is not for a class.
create table task_students (
  school_id uuid not null,
  task_id uuid not null,
  student_id uuid not null,
  primary key (school_id, task_id, student_id),
  foreign key (school_id, task_id) references tasks on delete cascade,
  foreign key (school_id, student_id) references students on delete cascade
);
create index on task_students (school_id, student_id);

-- What is different for one student.
create table task_exceptions (
  school_id uuid not null,
  task_id uuid not null,
  student_id uuid not null,
  excused_at timestamptz,
  due_on date,
  primary key (school_id, task_id, student_id),
  check (num_nonnulls(excused_at, due_on) > 0),
  foreign key (school_id, task_id) references tasks on delete cascade,
  foreign key (school_id, student_id) references students on delete cascade
);
create index on task_exceptions (school_id, student_id);

-- An assignment that a task made, and that goes with it.
alter table assignments
  add column task_id uuid,
  add foreign key (school_id, task_id) references tasks on delete set null (task_id);
create index on assignments (school_id, task_id) where task_id is not null;
