import type { Rule } from '#server/analysis/grammar/rule.ts'
import { inFormOf } from '#server/analysis/en/rules/match.ts'

/** Words that learners take for others. */
export const moreWords: readonly Rule[] = [
  {
    id: 'en.word.people',
    kind: 'word_choice',
    pattern: [
      'many|of|some|other|more|most|all|few|several|two|three|four|five|# [persons]',
      'the|these|those|young|old|nice|friendly [persons]',
    ],
    better: 'people',
    why: 'irregular',
    wrong: [
      ['There are a lot of persons.', 'There are a lot of people.'],
      ['I met many persons.', 'I met many people.'],
      ['Five persons came.', 'Five people came.'],
    ],
    right: ['There are a lot of people.', 'One person came.', 'Persons under 18 pay less.'],
  },
  {
    id: 'en.verb.to_can',
    kind: 'verb_form',
    pattern: ['to [can|could] <verb inf>', "will|'ll|would|must [can|could] <verb inf>", '[could can]'],
    better: ({ marked }) => (marked.length > 1 ? 'could' : 'be able to'),
    why: 'base_after_modal',
    wrong: [
      ['I want to can swim.', 'I want to be able to swim.'],
      ["I'd like to can speak English.", "I'd like to be able to speak English."],
      ['You will can see it.', 'You will be able to see it.'],
    ],
    right: ['I want to be able to swim.', 'I can swim.', 'I used to swim.'],
  },
  {
    id: 'en.adverb.very_like',
    kind: 'word_choice',
    pattern: [
      'i|we|you|they [very] <verb inf -be>',
      'he|she [very] <verb pres 3s -be>',
      'i|we|you|they|he|she [very|too] like|likes|love|loves|liked|loved|enjoy|enjoyed|miss',
    ],
    better: 'really',
    why: 'adverb',
    wrong: [
      ['I very like this song.', 'I really like this song.'],
      ['She very loves her cat.', 'She really loves her cat.'],
      ['We very enjoyed the trip.', 'We really enjoyed the trip.'],
    ],
    right: ['I really like it.', 'I like it very much.', 'They are very nice.'],
  },
  {
    id: 'en.word.miss_bus',
    kind: 'word_choice',
    pattern: ['[=lose] the|my|our|a bus|train|flight|plane|tram|class|lesson', '[=lose] the beginning|start'],
    better: (match) => inFormOf(match, 'miss'),
    why: 'collocation',
    wrong: [
      ['I lost the bus.', 'I missed the bus.'],
      ["Don't lose the train!", "Don't miss the train!"],
      ['We lost our flight.', 'We missed our flight.'],
    ],
    right: ['I missed the bus.', 'We lost the match.', 'I lost my key.'],
  },
  {
    id: 'en.word.cook',
    kind: 'word_choice',
    pattern: ["=be|'s|'m|a|good|great|best [cooker] $", 'good|great|best|excellent [cooker]'],
    better: 'cook',
    why: 'confused',
    wrong: [
      ['He is a good cooker.', 'He is a good cook.'],
      ['My mum is a great cooker.', 'My mum is a great cook.'],
      ['She is the best cooker in town.', 'She is the best cook in town.'],
    ],
    right: ['He is a good cook.', 'We bought a new cooker.', 'The cooker is hot.'],
  },
  {
    id: 'en.phrase.on_holiday',
    kind: 'preposition',
    pattern: [
      '=go|went [to|in|at|of holiday|holidays|vacation|vacations] !<noun>',
      "=be|'m|'re|'s [in|of|at holiday|holidays|vacation|vacations] !<noun>",
      '=go|went [on|for holidays]',
    ],
    better: ({ marked }) => (marked[1]?.lower.startsWith('vac') ? 'on vacation' : 'on holiday'),
    why: 'collocation',
    wrong: [
      ['We go to holiday in August.', 'We go on holiday in August.'],
      ['I am in vacation.', 'I am on vacation.'],
      ['They went in holidays.', 'They went on holiday.'],
    ],
    right: ['We go on holiday.', 'I am on vacation.', 'We go to holiday homes.'],
  },
  {
    id: 'en.preposition.go_to_place',
    kind: 'preposition',
    pattern: [
      "=go|went|gone|fly|flew|travelled [in|at] <noun place> !'s",
      'been [in] <noun place> two|three|once|twice|many',

      '=move|=return|=come|=drive [at|in] <noun place>',
    ],
    better: 'to',
    why: 'preposition',
    wrong: [
      ['I went in Paris last year.', 'I went to Paris last year.'],
      ['She flew in Canada.', 'She flew to Canada.'],
      ['We go in Italy every summer.', 'We go to Italy every summer.'],
    ],
    right: ['I went to Paris.', 'I was in Spain.', 'We go in July.', 'It is going well in Spain.'],
  },
  {
    id: 'en.amount.any',
    kind: 'word_choice',
    pattern: [
      "don't|doesn't|didn't have|want|need|know|buy|see|eat [some] <noun> $",
      "there isn't|aren't [some]",
      "haven't got [some]",
      'there is|are not [some]',
      "haven't|hasn't [nothing|nobody]",
    ],
    better: ({ marked: [word] }) =>
      ({ some: 'any', nothing: 'anything', nobody: 'anybody' })[word?.lower ?? ''] ?? null,
    why: 'double_negative_any',
    wrong: [
      ["I don't have some money.", "I don't have any money."],
      ["There aren't some shops here.", "There aren't any shops here."],
      ["I haven't nothing.", "I haven't anything."],
    ],
    right: ["I don't have any money.", 'There are some shops.', "I don't like some of them."],
  },
  {
    id: 'en.amount.pair_of',
    kind: 'article',
    pattern: [
      '[a] <adj>? trousers|jeans|glasses|scissors|shorts|pyjamas|headphones|sunglasses|shoes|socks|gloves !<noun>',
    ],
    better: 'a pair of',
    why: 'plural_pair',
    wrong: [
      ['I am looking for a trousers.', 'I am looking for a pair of trousers.'],
      ['She has a new glasses.', 'She has a pair of new glasses.'],
      ['I need a shoes.', 'I need a pair of shoes.'],
    ],
    right: ['I am looking for trousers.', 'A pair of jeans.', 'A glasses case.'],
  },
  {
    id: 'en.article.sport_is',
    kind: 'extra_word',
    pattern: [
      'is|are [the football|tennis|basketball|volleyball|chess|swimming|music|maths|history|english|pizza|pasta] $',
      'is|are [the football|tennis|basketball|volleyball|swimming|pizza|pasta] and|because|but|,',
    ],
    better: ({ marked }) => marked[1]?.text ?? null,
    why: 'article_extra',
    wrong: [
      ['My favourite sport is the football.', 'My favourite sport is football.'],
      ['My favourite food is the pizza.', 'My favourite food is pizza.'],
      ['My hobby is the swimming.', 'My hobby is swimming.'],
    ],
    right: ['My favourite sport is football.', 'Where is the pizza from Rome?', 'This is the football team.'],
  },
]
