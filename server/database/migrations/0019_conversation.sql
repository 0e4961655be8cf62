-- What a partner is called, knows and says at the end, and what the coach says of a message.
alter table chatbots
  add column closing_message text,
  add column partner_name text,
  add column region text,
  add column facts jsonb not null default '[]',
  add column twists jsonb not null default '[]';

-- A conversation keeps its chatbot as it was at the start; what came later is empty in it.
update conversations
set script = '{"closing_message": null, "partner_name": null, "region": null, "facts": [], "twists": []}' || script
where script <> '{}';

-- The words that a conversation asks for; none in older ones.
alter table conversations add column words_asked jsonb not null default '[]';

-- What the coach says of a message besides its corrections.
alter table messages add column coach text;
