-- The people who work in a school beside its owner, and the classes that are theirs.

alter table users
  drop constraint users_role_check,
  add check (role in ('school', 'coordinator', 'teacher', 'admin')),
  -- What a removed member wrote stays, and the activity log keeps their name.
  add column removed_at timestamptz;
create unique index users_owner_key on users (school_id) where role in ('school', 'admin');

create table class_teachers (
  school_id uuid not null,
  class_id uuid not null,
  user_id uuid not null,
  since timestamptz not null default now(),
  primary key (school_id, class_id, user_id),
  foreign key (school_id, class_id) references classes on delete cascade,
  foreign key (school_id, user_id) references users on delete cascade
);
create index on class_teachers (school_id, user_id);

-- The address is not unique: only the person who opens the mail learns whether it has an account elsewhere.
create table invitations (
  school_id uuid not null references schools on delete cascade,
  id uuid not null default uuidv7(),
  email text not null check (email = lower(email)),
  role text not null check (role in ('coordinator', 'teacher')),
  invited_by uuid not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (school_id, id)
);
create unique index on invitations (school_id, email);

create table invitation_classes (
  school_id uuid not null,
  invitation_id uuid not null,
  class_id uuid not null,
  primary key (school_id, invitation_id, class_id),
  foreign key (school_id, invitation_id) references invitations on delete cascade,
  foreign key (school_id, class_id) references classes on delete cascade
);

create table invitation_tokens (
  hash text primary key,
  school_id uuid not null,
  invitation_id uuid not null,
  foreign key (school_id, invitation_id) references invitations on delete cascade
);
create index on invitation_tokens (school_id, invitation_id);

-- Offered by the owner, and taken by the member within the time.
create table handovers (
  school_id uuid primary key references schools on delete cascade,
  user_id uuid not null,
  offered_at timestamptz not null default now(),
  foreign key (school_id, user_id) references users on delete cascade
);

-- Null is the school itself: what was written before there was staff.
alter table chatbots add column author_id uuid;
alter table avatars add column author_id uuid;

-- Each member reads notices for themselves.
create table notice_reads (
  school_id uuid not null,
  notice_id uuid not null,
  user_id uuid not null,
  read_at timestamptz not null default now(),
  primary key (school_id, user_id, notice_id),
  foreign key (school_id, notice_id) references notices on delete cascade,
  foreign key (school_id, user_id) references users on delete cascade
);
create index on notice_reads (school_id, notice_id);
-- Settled for everyone: its cause is gone. What the only account of a school had read counts so, too.
alter table notices rename column read_at to settled_at;
alter table notices drop column mailed_at;
-- When a mail about flags went to this person, or will.
alter table users add column flag_mail_at timestamptz;

alter table ended_sessions
  drop constraint ended_sessions_reason_check,
  add check (reason in ('terminated', 'password_changed', 'email_changed', 'replaced', 'removed'));
