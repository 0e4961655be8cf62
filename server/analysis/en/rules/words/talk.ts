import type { Rule } from '#server/analysis/grammar/rule.ts'

const hours = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'

/** What is said at a counter, on the phone and about the time. */
export const talk: readonly Rule[] = [
  {
    id: 'en.talk.clock_article',
    kind: 'extra_word',
    pattern: [`half|quarter past|to [the] ${hours}`, `=be|'s|at [the] ${hours} o'clock $`, `at [the] ${hours} $`],
    better: '',
    why: 'article_extra',
    wrong: [
      ["It's half past the seven.", "It's half past seven."],
      ["It's the seven o'clock.", "It's seven o'clock."],
      ['I get up at the six.', 'I get up at six.'],
    ],
    right: ["It's half past seven.", "The seven o'clock train is late.", 'Look at the three cats.'],
  },
  {
    id: 'en.talk.day_part',
    kind: 'preposition',
    pattern: `[in|at the] ${days} morning|afternoon|evening|night`,
    better: 'on',
    why: 'time_preposition',
    wrong: [
      ["I'll see you in the Monday morning.", "I'll see you on Monday morning."],
      ['We meet at the Friday evening.', 'We meet on Friday evening.'],
      ['I work in the Saturday afternoon.', 'I work on Saturday afternoon.'],
    ],
    right: ['See you on Monday morning.', 'In the morning.', 'On the Monday morning I was ill.'],
  },
  {
    id: 'en.talk.thanks_you',
    kind: 'word_choice',
    pattern: '[thanks you]',
    better: 'thank you',
    why: 'collocation',
    wrong: [
      ['Thanks you!', 'Thank you!'],
      ['No sugar, thanks you.', 'No sugar, thank you.'],
      ['Thanks you very much.', 'Thank you very much.'],
    ],
    right: ['Thank you!', 'Thanks!', 'He thanks me.'],
  },
  {
    id: 'en.talk.near_of',
    kind: 'preposition',
    pattern: 'near [of|from] the|my|a|here|our|your',
    better: '',
    why: 'preposition_extra',
    wrong: [
      ['I like the table near of the window.', 'I like the table near the window.'],
      ['I live near from the school.', 'I live near the school.'],
      ['It is near of my house.', 'It is near my house.'],
    ],
    right: ['I live near the school.', 'It is the near of two.', 'It is far from here.'],
  },
  {
    id: 'en.talk.asked_for',
    kind: 'missing_word',
    pattern:
      '^ i|we|he|she asked|ask|asks [a|an|the <adj>? coffee|tea|water|cake|sandwich|toast|juice|salad|menu|bill|beer|soup|pizza|burger]',
    better: ({ written }) => `for ${written}`,
    why: 'preposition_missing',
    wrong: [
      ['I asked a coffee with milk.', 'I asked for a coffee with milk.'],
      ['We asked the bill.', 'We asked for the bill.'],
      ['He asks a sandwich.', 'He asks for a sandwich.'],
    ],
    right: ['I asked for a coffee.', 'I asked a friend.', 'We asked the waiter.'],
  },
  {
    id: 'en.talk.hurts',
    kind: 'word_choice',
    pattern: ['=hurt [very strong|strongly|much|bad]', '=hurt [strong|strongly]', '=hurt [so strong]'],
    better: 'a lot',
    why: 'collocation',
    wrong: [
      ['My arm hurts very strong.', 'My arm hurts a lot.'],
      ['It hurts strong.', 'It hurts a lot.'],
      ['My head hurts very much.', 'My head hurts a lot.'],
    ],
    right: ['It hurts a lot.', 'It hurts so much.', 'He is very strong.'],
  },
  {
    id: 'en.talk.bigger_one',
    kind: 'missing_word',
    pattern: [
      'have|has|want|need|like|take a [bigger|smaller|cheaper|larger|longer|shorter|warmer] $|,',
      'have|want|need you|i a [bigger|smaller|cheaper|larger] $',
    ],
    better: ({ written }) => `${written} one`,
    why: 'one_missing',
    wrong: [
      ['Do you have a bigger?', 'Do you have a bigger one?'],
      ['I need a smaller.', 'I need a smaller one.'],
      ["I'd like a cheaper, please.", "I'd like a cheaper one, please."],
    ],
    right: ['Do you have a bigger one?', 'I need a smaller size.', 'It is bigger.'],
  },
  {
    id: 'en.talk.for_winter',
    kind: 'preposition',
    pattern: 'jacket|coat|clothes|shoes|dress|hat [to] the|this winter|summer|party|beach|wedding|rain',
    better: 'for',
    why: 'preposition',
    wrong: [
      ["I'm looking for a jacket to the winter.", "I'm looking for a jacket for the winter."],
      ['I need shoes to the party.', 'I need shoes for the party.'],
      ['She wants a dress to the wedding.', 'She wants a dress for the wedding.'],
    ],
    right: ['A jacket for the winter.', 'I take my coat to the cleaner.', 'She wore a hat in the sun.'],
  },
  {
    id: 'en.talk.like_to_do',
    kind: 'verb_form',
    pattern: 'do|does you|they|he|she like [cook|swim|read|eat|watch|listen|travel|sing|draw|paint|write|learn]',
    better: ({ written }) => `to ${written}`,
    why: 'to_infinitive',
    wrong: [
      ['What do you like cook?', 'What do you like to cook?'],
      ['Do you like swim?', 'Do you like to swim?'],
      ['Does she like read?', 'Does she like to read?'],
    ],
    right: ['What do you like to cook?', 'Do you like swimming?', 'Do you like cooks?'],
  },
  {
    id: 'en.talk.feet',
    kind: 'agreement',
    pattern: '[foots]',
    better: 'feet',
    why: 'irregular',
    wrong: [
      ['My foots hurt.', 'My feet hurt.'],
      ['Her foots are cold.', 'Her feet are cold.'],
      ['I wash my foots.', 'I wash my feet.'],
    ],
    right: ['My feet hurt.', 'My foot hurts.', 'I brush my teeth.'],
  },
  {
    id: 'en.talk.friends_and_i_were',
    kind: 'agreement',
    pattern: ['^ my <noun pl> and i [was]', '^ my <noun pl> and i [am|is]'],
    better: ({ marked }) => (marked[0]?.lower === 'was' ? 'were' : 'are'),
    why: 'be_agreement',
    wrong: [
      ['My friends and I was at home.', 'My friends and I were at home.'],
      ['My parents and I am from Spain.', 'My parents and I are from Spain.'],
      ['My brothers and I was there.', 'My brothers and I were there.'],
    ],
    right: ['My friends and I were at home.', 'My friend was here and I was ill.', 'I was at home.'],
  },
  {
    id: 'en.talk.like_it',
    kind: 'missing_word',
    pattern: '^ i|we|they like|love|hate [because]',
    better: ({ written }) => `it ${written}`,
    why: 'object_missing',
    wrong: [
      ['I like because it is fun.', 'I like it because it is fun.'],
      ['We love because it is warm.', 'We love it because it is warm.'],
      ['They hate because it is hard.', 'They hate it because it is hard.'],
    ],
    right: ['I like it because it is fun.', 'I love music because it helps.', 'I laugh because I like you.'],
  },
  {
    id: 'en.talk.is_a',
    kind: 'missing_word',
    pattern: '^ my <noun sg person> [a|an] <noun sg person> $',
    better: ({ written }) => `is ${written}`,
    why: 'be_missing',
    wrong: [
      ['My mother a teacher.', 'My mother is a teacher.'],
      ['My father an engineer.', 'My father is an engineer.'],
      ['My sister a doctor.', 'My sister is a doctor.'],
    ],
    right: ['My mother is a teacher.', 'My mother, a teacher, is here.', 'My mother has a doctor.'],
  },
]
