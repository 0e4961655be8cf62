import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: 'Mare o montagna?',
  language: 'it',
  level: 'A2',
  description: 'Sono più belle le vacanze al mare o in montagna? Di’ la tua opinione e difendila con buone ragioni.',
  role: 'Una ragazza del gruppo di conversazione di Pescara',
  scenario:
    'Da Pescara si arriva presto in spiaggia, ma anche in montagna. Il gruppo di conversazione discute in coppia. Tu e la tua compagna siete di opinione diversa, e alla fine c’è un viaggio da decidere.',
  goals: [
    'So dire che cosa preferisco e perché.',
    'So nominare vantaggi e svantaggi.',
    'So reagire a un’altra opinione.',
    'So fare una proposta.',
  ],
  grammar: ['secondo me, per me', 'perché e però', 'più… di'],
  vocabulary: words({
    'la spiaggia': 'lì c’è la sabbia, vicino al mare',
    'il bosco': 'lì ci sono tanti alberi',
    'la passeggiata': 'un giro a piedi',
    'la sabbia': 'è gialla e fine, e scotta d’estate',
    'la neve': 'è bianca e fredda',
    affollato: 'con troppa gente',
    tranquillo: 'senza rumore',
    'il vantaggio': 'una cosa buona',
    'lo svantaggio': 'una cosa meno buona',
    'essere d’accordo': 'avere la stessa idea',
    'secondo me': 'io penso che sia così',
    'l’opinione': 'quello che pensi di una cosa',
  }),
  steps: [
    step(
      'Tu che cosa preferisci, il mare o la montagna?',
      ['mare|montagn*|tutti e due|nessun*|entramb*|spiaggia|lago|campagna'],
      'Di’ la tua preferenza: «Per me è meglio…».',
      'Per me è meglio la montagna.',
    ),
    step(
      'Ah, io la penso in un altro modo! Perché dici così?',
      [],
      'Da’ una ragione: «Perché…».',
      'Perché l’aria è fresca e si possono fare belle passeggiate.',
    ),
    step(
      'Questo lo capisco. Trova però una cosa bella anche nell’altro posto!',
      [
        'sol*|acqua|nuot*|spiagg*|pesc*|ond*|aria|neve|sci*|passegg*|cammin*|alber*|bosc*|silenzi*|fresc*|animal*|lag*|panoram*|natur*|gelat*|sabbi*|sport|amic*|bell*|tranquill*|cald*|fior*|mangi*|bagn*|gioc*|vist*|stell*|mare|montagn*|nient*|barc*',
      ],
      'Pensa al sole, all’acqua, al bosco o allo sport.',
      'Al mare si può nuotare e giocare sulla spiaggia.',
    ),
    step(
      'Sono d’accordo. E qual è uno svantaggio del mare?',
      [
        'gent*|cald*|sol*|affollat*|rumor*|car*|sabbi*|medus*|acqua|sporc*|ond*|noios*|traffic*|pericolos*|scott*|ombra|parchegg*|nient*|plastica|person*|vent*|fredd*|cost*|sale|paura|turist*|lontan*|squal*|nessun*|zanzar*|salat*',
      ],
      'Pensa alla gente, al caldo o ai prezzi.',
      'D’estate le spiagge sono troppo affollate.',
    ),
    step(
      'Vero. E uno svantaggio della montagna?',
      [
        'fredd*|neve|lontan*|salit*|fatic*|stanc*|noios*|piogg*|piov*|pericolos*|alt*|car*|nient*|animal*|mare|nebbi*|strad*|curv*|bui*|silenzi*|internet|temp*|ors*|lup*|negoz*|cammin*|difficil*|vent*|poc*|spiagg*|cost*|nessun*|insett*|nuot*|solo|serpent*',
      ],
      'Pensa al tempo, alle strade o alle salite.',
      'Se piove, non c’è niente da fare.',
    ),
    step(
      'Giusto. Una sorpresa: il gruppo ha i soldi per un solo viaggio, e vengono anche bambini e nonni! Dove andiamo?',
      ['mare|montagn*|lag*|campagn*|spiagg*|città|collin*|isol*|parc*|rom*|bosc*|pescara|piscin*|fium*|casa|museo|zoo'],
      'Scegli un posto che va bene per tutti, e di’ perché.',
      'Secondo me al lago, perché è tranquillo e i bambini possono nuotare.',
    ),
    step(
      'Mi hai quasi fatto cambiare idea! E tu, dove vai nelle prossime vacanze?',
      [
        'vado|andr*|andare|mare|montagn*|casa|rest*|vorrei|spiagg*|lag*|città|campagn*|italia|nonn*|amic*|viaggi*|nessun*|lavor*|famigli*|francia|spagna|germania|grecia|in|nel|estero|roma|isol*|ancora|da|parto|volo',
      ],
      'Di’ un posto, e con chi ci vai.',
      'Vado in montagna con la mia famiglia.',
    ),
  ],
  starters: ['Ciao! Per me è meglio il mare.', 'Io preferisco la montagna.', 'Mi piacciono tutti e due.'],
  opening_message: 'Ciao! Oggi facciamo coppia, e il tema è: vacanze al mare o in montagna.',
  correction: 'prompt',
})
