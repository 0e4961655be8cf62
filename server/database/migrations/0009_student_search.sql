-- A search reads the text of all students of a school from an index, where they lie together, and only whom it finds from the table.

create index on students (school_id, id) include (search, status, level, inactive_since, last_practised_at);
