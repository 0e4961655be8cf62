-- Staff are told of students who wait to join a class, and two of them do not overwrite each other's join code.

alter table notices
  add column class_id uuid,
  drop constraint notices_kind_check,
  add check (kind in ('trial_ends', 'payment_failed', 'conversation_flagged', 'import_finished', 'join_waiting')),
  add check ((kind = 'join_waiting') = (class_id is not null)),
  add foreign key (school_id, class_id) references classes on delete cascade;
-- A class has one notice, which is unread again when more students wait.
create unique index notices_class_key on notices (school_id, class_id) where class_id is not null;
create index notices_waiting_idx on notices (school_id) where kind = 'join_waiting' and settled_at is null;
-- When this person was last told by mail that students wait.
alter table users add column join_mail_at timestamptz;

alter table join_codes add column version integer not null default 1;

insert into notices (school_id, kind, class_id, at)
select school_id, 'join_waiting', class_id, max(created_at) from join_requests where state = 'waiting' group by school_id, class_id;
