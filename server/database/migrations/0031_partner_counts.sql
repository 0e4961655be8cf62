-- How many conversations with a partner are a teacher's is counted in the index alone: the rows themselves carry scripts.

create index on conversations (school_id, chatbot_id, last_message_at desc) include (student_id);
drop index conversations_school_id_chatbot_id_last_message_at_idx;

create index on conversations (school_id, avatar_id, last_message_at desc) include (student_id);
drop index conversations_school_id_avatar_id_last_message_at_idx;
