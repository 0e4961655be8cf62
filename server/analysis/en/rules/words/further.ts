import type { Rule } from '#server/analysis/grammar/rule.ts'

/** Small things that learners of every language get wrong. */
export const further: readonly Rule[] = [
  {
    id: 'en.article.vessel',
    kind: 'article',
    pattern:
      'have|want|like|need|drink|get|take|buy|order|bring|ordered|with [glass|cup|bottle|piece|slice|kilo|bowl|bag|packet|pair] of <noun>',
    better: ({ written }) => `a ${written}`,
    why: 'article_missing',
    wrong: [
      ['Can I have glass of water?', 'Can I have a glass of water?'],
      ['I would like cup of tea.', 'I would like a cup of tea.'],
      ['I want piece of cake.', 'I want a piece of cake.'],
    ],
    right: ['Can I have a glass of water?', 'I have glass bottles.', 'Two cups of tea.'],
  },
  {
    id: 'en.article.live_in',
    kind: 'article',
    pattern:
      'in [very? small|big|little|nice|beautiful|quiet|old|new town|city|village|house|flat|apartment|hotel|school|restaurant|office|shop|company|country|street] $|with|near|in|and|called|,|.|from|where',
    better: ({ written }) => `${/^(?:old|apartment)/.test(written) ? 'an' : 'a'} ${written}`,
    why: 'article_missing',
    wrong: [
      ['I live in small town.', 'I live in a small town.'],
      ['We stayed in nice hotel.', 'We stayed in a nice hotel.'],
      ['She works in big company.', 'She works in a big company.'],
    ],
    right: ['I live in a small town.', 'I live in old houses.', 'He is in New York.'],
  },
  {
    id: 'en.preposition.go_in_place',
    kind: 'preposition',
    pattern: '=go|went [in] the doctor|theatre|restaurant|bank|office|toilet|library|market',
    better: 'to',
    why: 'preposition',
    wrong: [
      ['I go in the theatre.', 'I go to the theatre.'],
      ['We went in the restaurant.', 'We went to the restaurant.'],
      ['I want to go in the library.', 'I want to go to the library.'],
    ],
    right: ['I go to the bank.', 'I run in the park.', 'We met in the museum.'],
  },
  {
    id: 'en.preposition.at_city',
    kind: 'preposition',
    pattern:
      '=live|=work|=study|=stay|was|were|am|is|are|born [at] london|berlin|paris|rome|madrid|vienna|munich|hamburg|milan|lisbon|germany|france|spain|italy|brazil|portugal|england|austria !<name> !bridge|airport|station|university',
    better: 'in',
    why: 'preposition',
    wrong: [
      ['I am at Berlin.', 'I am in Berlin.'],
      ['She lives at Paris.', 'She lives in Paris.'],
      ['I was born at Madrid.', 'I was born in Madrid.'],
    ],
    right: ['I am in Berlin.', 'I am at London airport.', 'She is at home.'],
  },
  {
    id: 'en.preposition.welcome',
    kind: 'preposition',
    pattern: 'welcome [in|at] <name>',
    better: 'to',
    why: 'preposition',
    wrong: [
      ['Welcome in London!', 'Welcome to London!'],
      ['Welcome at Berlin!', 'Welcome to Berlin!'],
      ['You are welcome in Spain.', 'You are welcome to Spain.'],
    ],
    right: ['Welcome to London!', 'Welcome home!', 'Welcome in, please.'],
  },
  {
    id: 'en.preposition.agree_with',
    kind: 'preposition',
    pattern: '=agree [you|him|her|them]',
    better: ({ written }) => `with ${written}`,
    why: 'preposition_missing',
    wrong: [
      ['I agree them.', 'I agree with them.'],
      ['Do you agree him?', 'Do you agree with him?'],
      ["I don't agree him.", "I don't agree with him."],
    ],
    right: ['I agree with you.', 'We agreed to meet.', 'I agree that it is late.'],
  },
  {
    id: 'en.word.attend_course',
    kind: 'word_choice',
    pattern: [
      '[=visit] a|an|the <adj>? course|lesson|lessons|class|lecture',
      '[=visit] the? school|university every|on|in|since',
    ],
    better: ({ marked: [verb] }) =>
      ({ visit: 'attend', visits: 'attends', visited: 'attended', visiting: 'attending' })[verb?.lower ?? ''] ?? null,
    why: 'collocation',
    wrong: [
      ['I visit a course at university.', 'I attend a course at university.'],
      ['She visited an English course.', 'She attended an English course.'],
      ['I am visiting a class.', 'I am attending a class.'],
    ],
    right: ['I attend a course.', 'I visit my aunt.', 'We visited the museum.'],
  },
  {
    id: 'en.tense.never_was',
    kind: 'tense',
    pattern: 'i|we|they|you [never was|were] in|to|there',
    better: 'have never been',
    why: 'perfect_since',
    wrong: [
      ['I never was in London.', 'I have never been in London.'],
      ['We never were in Spain.', 'We have never been in Spain.'],
      ['They never were there.', 'They have never been there.'],
    ],
    right: ['I have never been to London.', 'I never was good at maths.', 'I was never there.'],
  },
  {
    id: 'en.agreement.who_verb',
    kind: 'agreement',
    pattern:
      'the|a man|woman|boy|girl|person|teacher|friend who [live|work|come|like|go|have|do|want|speak|help|sell|make|know|need|look|play|study|cook|drive]',
    better: ({ marked: [verb] }) => {
      const own = verb?.lower ?? ''
      return { go: 'goes', have: 'has', do: 'does', study: 'studies' }[own] ?? `${own}s`
    },
    why: 'third_person_s',
    wrong: [
      ['The man who live there is old.', 'The man who lives there is old.'],
      ['I have a friend who speak Spanish.', 'I have a friend who speaks Spanish.'],
      ['The woman who have a dog is nice.', 'The woman who has a dog is nice.'],
    ],
    right: ['The man who lives there is old.', 'The people who live there are nice.', 'A man who can drive.'],
  },
  {
    id: 'en.agreement.timetable',
    kind: 'agreement',
    pattern:
      '!!to|that|and|do|does|did|can|will|saw|see|heard|hear|watched|watch|let|make|made|when|before my|the|our train|bus|plane|flight|class|lesson|course|school|shop|film|museum|concert [go|leave|start|begin|end|open|close|arrive|come] at|on|in|from',
    better: ({ marked: [verb] }) => ({ go: 'goes' })[verb?.lower ?? ''] ?? `${verb?.lower ?? ''}s`,
    why: 'third_person_s',
    wrong: [
      ['My train go at eleven.', 'My train goes at eleven.'],
      ['The plane leave at noon.', 'The plane leaves at noon.'],
      ['Our lesson start in ten minutes.', 'Our lesson starts in ten minutes.'],
    ],
    right: ['My train goes at eleven.', 'When does the shop close on Sundays?', 'I saw the train leave at six.'],
  },
  {
    id: 'en.agreement.senses',
    kind: 'agreement',
    pattern:
      '^ the|my|your|this food|soup|cake|coffee|tea|pizza|meal|room|brother|sister|mother|father|dress [taste|smell|look|seem|feel|sound]',
    better: ({ written }) => `${written}s`,
    why: 'third_person_s',
    wrong: [
      ['The food taste good.', 'The food tastes good.'],
      ['Your brother look very tired.', 'Your brother looks very tired.'],
      ['The room smell bad.', 'The room smells bad.'],
    ],
    right: ['The food tastes good.', 'Does your brother look tired?', 'The rooms look nice.'],
  },
]
