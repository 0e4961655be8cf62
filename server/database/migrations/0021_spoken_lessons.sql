-- Who may hear a student who speaks. A school that allowed the microphone for a language has agreed to the browser's own service.
alter table schools
  add column microphone text not null default 'off' check (microphone in ('off', 'device', 'server', 'browser'));
update schools s set microphone = 'browser'
where exists (select from voice_settings v where v.school_id = s.id and v.allows_microphone);

-- The school's choice decides now; a language can still be left out.
update voice_settings v set allows_microphone = true
from schools s where s.id = v.school_id and s.microphone = 'off';

-- Whether a message was spoken: its spelling is the recogniser's.
alter table messages add column is_spoken boolean not null default false;
