import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is } from '#server/analysis/en/rules/match.ts'

/** Words of everyday that learners mix up. */
export const everyday: readonly Rule[] = [
  {
    id: 'en.word.a_job',
    kind: 'word_choice',
    pattern: ['$', 'in|at|with|and|as|,|.|for|because|near|but'].map(
      (end) => `=have|=find|=get|=want|=need|for|=look a|an new|good|better|nice|interesting|great? [work] ${end}`,
    ),
    better: 'job',
    why: 'confused',
    wrong: [
      ['I have a work in a supermarket.', 'I have a job in a supermarket.'],
      ['She wants a new work.', 'She wants a new job.'],
      ['I found a good work.', 'I found a good job.'],
    ],
    right: ['I have a job.', 'It is a work of art.', 'He is a work colleague.'],
  },
  {
    id: 'en.word.work_as',
    kind: 'word_choice',
    pattern: '=work [like] a|an <adj>? <noun job>',
    better: 'as',
    why: 'confused',
    wrong: [
      ['I work like a waiter.', 'I work as a waiter.'],
      ['She works like a nurse.', 'She works as a nurse.'],
      ['He worked like an engineer.', 'He worked as an engineer.'],
    ],
    right: ['I work as a waiter.', 'He works like a horse.', 'She looks like a nurse.'],
  },
  {
    id: 'en.word.on_foot',
    kind: 'preposition',
    pattern: ['[by|with|on feet]', '[with the|my foot|feet] $', '[to foot]'],
    better: ({ beside }) => (beside(-1) === 'stand' || beside(-1) === 'my' ? null : 'on foot'),
    why: 'collocation',
    wrong: [
      ['I go to school by feet.', 'I go to school on foot.'],
      ['We went with the feet.', 'We went on foot.'],
      ['She goes to foot to work.', 'She goes on foot to work.'],
    ],
    right: ['I go on foot.', 'I have big feet.', 'He kicked it with his foot.'],
  },
  {
    id: 'en.article.country',
    kind: 'extra_word',
    pattern: ['$', ',|.|and|but|because|with|for|when'].map(
      (end) => `from|in|to|of|visit|visited|love|like [the] <noun place> ${end}`,
    ),
    better: ({ sentence, at }) =>
      /^(?:netherlands|philippines|seine)$/.test(sentence[at + 2]?.lower ?? '') ? null : '',
    why: 'article_extra',
    wrong: [
      ['I come from the Japan.', 'I come from Japan.'],
      ['We live in the Spain.', 'We live in Spain.'],
      ['I want to visit the Italy.', 'I want to visit Italy.'],
    ],
    right: ['I come from Japan.', 'I come from the Netherlands.', 'The London bus is red.'],
  },
  {
    id: 'en.article.meal',
    kind: 'extra_word',
    pattern: [
      '=have|=take|=eat [a] breakfast|lunch|dinner $',
      '=have|=take|=eat [a] breakfast|lunch|dinner and|at|with|in|,|.|then|before',
    ],
    better: '',
    why: 'article_extra',
    wrong: [
      ['I have a breakfast at seven.', 'I have breakfast at seven.'],
      ['We eat a lunch at school.', 'We eat lunch at school.'],
      ['They had a dinner and talked.', 'They had dinner and talked.'],
    ],
    right: ['I have breakfast.', 'We had a big breakfast.', 'A dinner party.'],
  },
  {
    id: 'en.noun.hair_eyes',
    kind: 'agreement',
    pattern: [
      '<adj> [hairs]',
      'my|your|his|her|their [hairs]',
      '=have|with <adj>? blue|green|brown|black|grey [eye]',
      '=have <adj>? blue|green|brown|big|dark [eye]',
    ],
    better: ({ marked: [word] }) => (word?.lower === 'hairs' ? 'hair' : 'eyes'),
    why: 'plural_hair',
    wrong: [
      ['He has blond hairs.', 'He has blond hair.'],
      ['She washes her hairs.', 'She washes her hair.'],
      ['I have blue eye.', 'I have blue eyes.'],
    ],
    right: ['He has blond hair.', 'There are two hairs in my soup.', 'My left eye hurts.'],
  },
  {
    id: 'en.verb.important_to',
    kind: 'verb_form',
    pattern: [
      "is|'s|was very|so|really|more? important|easy|difficult|good|nice|hard|possible|necessary|impossible|fun|interesting|dangerous|better [<verb inf><not noun><not adj>]",
      "is|'s|was very|so|really? important|easy|difficult|hard|necessary|good|nice for me|you|us|them|children|people [<verb inf><not noun><not adj>]",
    ],
    better: ({ marked: [verb] }) => (verb?.lower === 'please' ? null : `to ${verb?.lower ?? ''}`),
    why: 'to_infinitive',
    wrong: [
      ['It is important learn languages.', 'It is important to learn languages.'],
      ["It's nice meet you.", "It's nice to meet you."],
      ['It is easy for me understand Italian.', 'It is easy for me to understand Italian.'],
    ],
    right: ['It is important to learn.', 'That is easy, see?', 'It is a nice drive.'],
  },
  {
    id: 'en.verb.wish',
    kind: 'tense',
    pattern: ['=wish i|you|he|she|it|we|they [can|will|have|am|is|are]', 'wish [can] <verb inf>'],
    better: ({ marked: [verb], word }) =>
      word(1) === 'can'
        ? 'I could'
        : ({ can: 'could', will: 'would', have: 'had', am: 'were', is: 'were', are: 'were' }[verb?.lower ?? ''] ??
          null),
    why: 'wish_past',
    wrong: [
      ['I wish I can fly.', 'I wish I could fly.'],
      ['I wish I have more time.', 'I wish I had more time.'],
      ['She wishes he will call.', 'She wishes he would call.'],
    ],
    right: ['I wish I could fly.', 'I wish you a nice day.', 'I hope I can fly.'],
  },
  {
    id: 'en.phrase.there_are_of_us',
    kind: 'word_choice',
    pattern: [
      '[we are two|three|four|five|six|seven|eight] in my|our|the family|class|group|house|team',
      '[we are #] in my|our|the family|class|group|house|team',
      '[in my family we are two|three|four|five|six|seven]',
    ],
    better: ({ marked }) =>
      marked.length > 3
        ? `there are ${marked.at(-1)?.text ?? ''} of us in my family`
        : `there are ${marked.at(-1)?.text ?? ''} of us`,
    why: 'collocation',
    wrong: [
      ['We are four in my family.', 'There are four of us in my family.'],
      ['In my family we are five.', 'There are five of us in my family.'],
      ['We are 20 in our class.', 'There are 20 of us in our class.'],
    ],
    right: ['There are four of us.', 'We are four friends.', 'We are in my house.'],
  },
  {
    id: 'en.word.although_but',
    kind: 'extra_word',
    pattern: ['^ although|though *{2,8} ,? [but] <pron subj>', '^ because *{2,8} ,? [so] <pron subj>'],
    better: ({ sentence, at }) =>
      sentence.slice(at).filter((word) => word.lower === ',').length > 1 ||
      sentence.slice(at).filter((word) => is(word, 'pron subj')).length > 2
        ? null
        : '',
    why: 'although_but',
    wrong: [
      ['Although it was cold, but we went out.', 'Although it was cold, we went out.'],
      ['Because I was ill, so I stayed at home.', 'Because I was ill, I stayed at home.'],
      ['Although he is old, but he runs fast.', 'Although he is old, he runs fast.'],
    ],
    right: ['Although it was cold, we went out.', 'It was cold, but we went out.', 'Because I was ill, I stayed.'],
  },
  {
    id: 'en.confused.spelling',
    kind: 'spelling',
    pattern: [
      "=be|'m|'s|'re|so|very|really [exited]",
      'a|my|the|your|our|his|her [hole] family|day|week|year|life|time|class|world|weekend|summer|house',
      'a|had|have [grate] time|day|weekend|idea',
      'the|to|at [beech]',
      'i|we|they|you [though|tough] that|it|about',
      'i|we|he|she|they [new] that|it|him|her',
      'i [no] that|what|how|where|him|her',
      '[hear] is|are',
      'over|come|from|in|right [hear] $',
      '[weather] or not',
      'a [peace] of',
      '[buy] bus|car|train $',
      "to|can|will|must|i|we|they|don't [by] some|a|an|bread|milk|food|new|it|the|clothes",
      "don't|doesn't|didn't|dont [no] the|what|where|how|if|it|him|her|anything|why|who|much",
      "be|'s|very|so|too [quite] ,|and|because|but|please|here",
      "have|has|got|'ve|had|with [too] <noun pl><not noun sg>",
      'tell|ask|know|show me|us|him|her|you? [were] the|my|is|i|he|she|it|we|a',
      'think|hope|know|sure|say|because|if|that [your] right|wrong|late|ready|tired|nice|welcome|beautiful|crazy|happy|ok|okay|going',
    ],
    better: ({ marked: [word] }) =>
      ({
        exited: 'excited',
        hole: 'whole',
        grate: 'great',
        beech: 'beach',
        though: 'thought',
        tough: 'thought',
        new: 'knew',
        no: 'know',
        hear: 'here',
        weather: 'whether',
        peace: 'piece',
        by: 'buy',
        quite: 'quiet',
        too: 'two',
        were: 'where',
        your: "you're",
      })[word?.lower ?? ''] ?? null,
    why: 'confused',
    wrong: [
      ['I am exited about the trip.', 'I am excited about the trip.'],
      ['My hole family came.', 'My whole family came.'],
      ['We had a grate time.', 'We had a great time.'],
      ['I want a peace of cake.', 'I want a piece of cake.'],
    ],
    right: ['I am excited.', 'I know that he left.', 'There is a hole in the day bag.'],
  },
]
