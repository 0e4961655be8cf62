-- Families: a guardian's address, asked for consent before anything else is mailed, and a line a week about effort.

alter table schools
  add column writes_guardians boolean not null default false,
  -- The school's day on which the weekly mails went out last.
  add column guardians_written_on date;

create table guardians (
  school_id uuid not null,
  student_id uuid not null,
  email text not null check (length(email) <= 254),
  -- Null is the language of the school's owner.
  language text check (language in ('en', 'es', 'pt', 'fr', 'de', 'it')),
  state text not null default 'pending' check (state in ('pending', 'granted', 'refused', 'withdrawn')),
  answered_at timestamptz,
  primary key (school_id, student_id),
  foreign key (school_id, student_id) references students on delete cascade,
  check ((state = 'pending') = (answered_at is null))
);

-- What an address was asked for a student, remembered when it is removed, so that a no stays a no.
create table guardian_questions (
  school_id uuid not null,
  student_id uuid not null,
  email_hash bytea not null,
  asked_at timestamptz not null default now(),
  asked_times integer not null default 1,
  refused_at timestamptz,
  primary key (school_id, student_id, email_hash),
  foreign key (school_id, student_id) references students on delete cascade
);
