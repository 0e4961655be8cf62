-- What a year of practice amounts to is read from the index alone: the rows themselves carry scripts and summaries.

create index on conversations (school_id, last_message_at desc, id)
  include (student_id, chatbot_id, avatar_id, avatar_name, chatbot_name, language, measures);
drop index conversations_school_id_last_message_at_id_idx;

-- The few that a school is still to read are found without the others.
create index on conversations (school_id, last_message_at desc, id) where flags <> '[]' and flag_seen_at is null;
