-- How many students of a school are active, inactive and inactive for too long is read from the index alone.

create index on students (school_id, status) include (inactive_since, last_practised_at);
drop index students_school_id_status_idx;
