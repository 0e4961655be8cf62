-- What is practised and by whom: languages, chatbots, who may talk to them, the students' way in, and what was said.

create table practice_languages (
  school_id uuid not null references schools on delete cascade,
  language text not null,
  switched_on_at timestamptz not null default now(),
  primary key (school_id, language)
);

create table chatbots (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (name <> ''),
  language text not null,
  level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  description text,
  role text,
  scenario text,
  goals jsonb not null default '[]',
  grammar jsonb not null default '[]',
  vocabulary jsonb not null default '[]',
  steps jsonb not null default '[]',
  starters jsonb not null default '[]',
  opening_message text,
  correction text not null check (correction in ('none', 'recast', 'every_mistake', 'at_the_end')),
  help_language text not null check (help_language in ('own', 'target')),
  length integer not null check (length > 0),
  voice jsonb,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  edited_at timestamptz not null default now(),
  primary key (school_id, id)
);
create index on chatbots (school_id, name collate natural_order, id);

-- To a student, or to a class with everybody who is in it now and later.
create table assignments (
  school_id uuid not null,
  id uuid not null default uuidv7(),
  chatbot_id uuid not null,
  student_id uuid,
  class_id uuid,
  assigned_at timestamptz not null default now(),
  primary key (school_id, id),
  check (num_nonnulls(student_id, class_id) = 1),
  foreign key (school_id, chatbot_id) references chatbots on delete cascade,
  foreign key (school_id, student_id) references students on delete cascade,
  foreign key (school_id, class_id) references classes on delete cascade
);
create unique index assignments_student_key on assignments (school_id, student_id, chatbot_id) where student_id is not null;
create unique index assignments_class_key on assignments (school_id, class_id, chatbot_id) where class_id is not null;
create index on assignments (school_id, chatbot_id);

-- The secret follows from the server's key, the student and the version; it is never written down.
create table practice_links (
  school_id uuid not null,
  student_id uuid not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  sent_at timestamptz,
  primary key (school_id, student_id),
  foreign key (school_id, student_id) references students on delete cascade
);
create table practice_link_hashes (
  hash text primary key,
  school_id uuid not null,
  student_id uuid not null,
  foreign key (school_id, student_id) references practice_links on delete cascade
);
create unique index on practice_link_hashes (school_id, student_id);

create table practice_sessions (
  school_id uuid not null,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, student_id) references practice_links on delete cascade
);
create index on practice_sessions (school_id, student_id);
create index on practice_sessions (expires_at);
create table practice_tokens (
  sid text primary key,
  school_id uuid not null,
  session_id uuid not null,
  foreign key (school_id, session_id) references practice_sessions on delete cascade
);
create index on practice_tokens (school_id, session_id);

create table conversations (
  school_id uuid not null,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  chatbot_id uuid,
  chatbot_name text not null,
  language text not null,
  level text,
  engine text not null check (engine in ('guided', 'model')),
  -- The chatbot as it was at the beginning: an edit reaches the next conversation.
  script jsonb not null,
  seed integer not null,
  state text not null default 'running' check (state in ('running', 'finished')),
  started_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  -- While somebody is answering, nobody else does.
  answering_until timestamptz,
  measures jsonb not null,
  summary jsonb,
  flags jsonb not null default '[]',
  flag_seen_at timestamptz,
  purged_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, student_id) references students on delete cascade,
  foreign key (school_id, chatbot_id) references chatbots on delete set null (chatbot_id)
);
create index on conversations (school_id, last_message_at desc, id);
create index on conversations (school_id, student_id, last_message_at desc);
create index on conversations (school_id, chatbot_id, last_message_at desc);
create index on conversations (last_message_at) where purged_at is null;

create table messages (
  school_id uuid not null,
  conversation_id uuid not null,
  id uuid not null default uuidv7(),
  "from" text not null check ("from" in ('student', 'partner')),
  text text not null,
  at timestamptz not null default now(),
  corrections jsonb not null default '[]',
  -- The student's own mark of a message, so that sending it again is the same message.
  key text,
  reply_to uuid,
  primary key (school_id, conversation_id, id),
  check ((key is not null) = ("from" = 'student')),
  foreign key (school_id, conversation_id) references conversations on delete cascade,
  foreign key (school_id, conversation_id, reply_to) references messages on delete cascade
);
create unique index messages_key on messages (school_id, conversation_id, key);
create unique index messages_reply_key on messages (school_id, conversation_id, reply_to);

-- What the language model costs a school in a day, in tokens: reserved before a call, settled after it.
create table model_budgets (
  school_id uuid not null references schools on delete cascade,
  day date not null,
  reserved bigint not null default 0,
  used bigint not null default 0,
  primary key (school_id, day)
);
