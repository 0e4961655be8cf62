-- Reminders of homework: a mail a day at the school's hour, which a student can stop.

alter table schools
  add column reminds_students boolean not null default true,
  -- In the school's time zone.
  add column reminder_hour integer not null default 16 check (reminder_hour between 0 and 23),
  -- The school's day on which reminders went out last.
  add column reminded_on date;

alter table students add column reminders_stopped_at timestamptz;

-- The primary key keeps a student from being reminded twice a day.
create table task_reminders (
  school_id uuid not null,
  student_id uuid not null,
  day date not null,
  primary key (school_id, student_id, day),
  foreign key (school_id, student_id) references students on delete cascade
);
create index on task_reminders (day);
