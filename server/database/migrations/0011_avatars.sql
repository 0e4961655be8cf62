-- Faces that speak: avatars, how each language sounds in a school, and the sounds that were made.

-- Whatever speaks through a chatbot speaks its language.
alter table chatbots add unique (school_id, id, language);

create table avatars (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (name <> ''),
  language text not null,
  look jsonb not null,
  voice jsonb,
  chatbot_id uuid,
  status text not null default 'active' check (status in ('active', 'archived')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  edited_at timestamptz not null default now(),
  primary key (school_id, id),
  foreign key (school_id, chatbot_id, language) references chatbots (school_id, id, language)
    on delete set null (chatbot_id)
);
create index on avatars (school_id, name collate natural_order, id);
create index on avatars (school_id, chatbot_id);

-- Of a chatbot or of an avatar.
alter table assignments
  alter chatbot_id drop not null,
  add avatar_id uuid,
  add check (num_nonnulls(chatbot_id, avatar_id) = 1),
  add foreign key (school_id, avatar_id) references avatars on delete cascade;
create unique index assignments_student_avatar_key on assignments (school_id, student_id, avatar_id)
  where student_id is not null and avatar_id is not null;
create unique index assignments_class_avatar_key on assignments (school_id, class_id, avatar_id)
  where class_id is not null and avatar_id is not null;
create index on assignments (school_id, avatar_id);

-- The avatar's name and face as they were at the beginning.
alter table conversations
  add avatar_id uuid,
  add avatar_name text,
  add look jsonb,
  add check (num_nonnulls(avatar_name, look) in (0, 2)),
  add foreign key (school_id, avatar_id) references avatars on delete set null (avatar_id);
create index on conversations (school_id, avatar_id, last_message_at desc);

create table voice_settings (
  school_id uuid not null references schools on delete cascade,
  language text not null,
  voice jsonb not null,
  speaks_answers boolean not null,
  allows_microphone boolean not null,
  shows_captions boolean not null,
  version integer not null default 2,
  primary key (school_id, language)
);

-- What a server's voice has said, so that the same sentence is paid for once; the sound itself is a file of the school with the hash for a name.
create table sounds (
  school_id uuid not null references schools on delete cascade,
  hash text not null,
  bytes integer not null,
  used_at timestamptz not null default now(),
  primary key (school_id, hash)
);
create index on sounds (used_at);
