import type { Rule } from '#server/analysis/grammar/rule.ts'

/** Bigger, the biggest, as big as. */
export const than: readonly Rule[] = [
  {
    id: 'en.comparison.as_as',
    kind: 'word_choice',
    pattern: [
      'as <adj -comparative> [like|than|that]',
      'as <adj -comparative> [how]',
      'the same [like|than]',
      'the same <noun> [like|than]',
      '[so] <adj -comparative> as my|me|him|her|you|the',
    ],
    better: ({ marked: [word], sentence, at, beside }) =>
      (word?.lower === 'that' && sentence[at + 1]?.lower === 'possible') ||
      (word?.lower === 'that' && beside(1) === 'day')
        ? null
        : word?.lower === 'so'
          ? beside(-1) === 'not' || sentence[at - 1]?.lower.endsWith("n't")
            ? null
            : 'as'
          : 'as',
    why: 'than_as',
    wrong: [
      ['He is as tall like me.', 'He is as tall as me.'],
      ['It is the same like yesterday.', 'It is the same as yesterday.'],
      ['I am as old than you.', 'I am as old as you.'],
    ],
    right: ['He is as tall as me.', 'It is the same as yesterday.', 'They are not so big as mine.'],
  },
  {
    id: 'en.comparison.very',
    kind: 'word_choice',
    pattern: [
      '[very] <adj comparative> than',
      '[very] better|bigger|worse|smaller|easier|cheaper|older|younger|faster',
      '[very] more <adj>',
    ],
    better: 'much',
    why: 'comparison',
    wrong: [
      ['It is very better now.', 'It is much better now.'],
      ['He is very taller than me.', 'He is much taller than me.'],
      ['This is very more interesting.', 'This is much more interesting.'],
    ],
    right: ['It is much better.', 'It is very big.', 'He is very tall.'],
  },
  {
    id: 'en.adjective.ing_ed',
    kind: 'word_choice',
    pattern: [
      "i|we 'm|'re|am|are|was|were very|so|really|too? [boring|exciting|surprising|interesting|confusing|tiring] in|when|because|at|today|by|with|of|about|and",
      "i|we 'm|'re|am|are|was|were very|so|really|too [boring|exciting|surprising|confusing|tiring]",
      "i 'm|am [boring|tiring] $",
      "i 'm|am very|so|really|not|always? [boring|tiring] ,|now|here|today|with|and",
      "i|we 'm|am|are|was [exciting|surprising|confusing|embarrassing]",
      'i|we|he|she feel|feels|felt very|so|really? [boring|exciting|surprising|tiring|confusing|disappointing|embarrassing]',
      "i|he|she|we|they|you =be|'m|'s|'re not? very|really? [interesting] in",
      'movie|film|book|lesson|class|story|game|match|museum|concert|party|programme|show is|was very|so|really|too? [bored|interested|excited|surprised|tired]',
      "it|that|this 's|is|was very|so|really|too [bored|interested|surprised|confused]",
      'a|an very|really? [bored|interested|excited] film|movie|book|story|lesson|game|day|city|place|trip|match',
    ],
    better: ({ marked: [word] }) => {
      const lower = word?.lower ?? ''
      const pairs: Readonly<Record<string, string>> = {
        boring: 'bored',
        exciting: 'excited',
        surprising: 'surprised',
        interesting: 'interested',
        confusing: 'confused',
        tiring: 'tired',
        disappointing: 'disappointed',
        embarrassing: 'embarrassed',
      }
      return pairs[lower] ?? Object.entries(pairs).find(([, ed]) => ed === lower)?.[0] ?? null
    },
    why: 'ing_ed',
    wrong: [
      ['I am boring in this class.', 'I am bored in this class.'],
      ['The film was very bored.', 'The film was very boring.'],
      ["I'm interesting in history.", "I'm interested in history."],
    ],
    right: ['I am bored.', 'The film is boring.', 'She is interesting.', 'It is tired.'],
  },
  {
    id: 'en.adverb.good_well',
    kind: 'word_choice',
    pattern: ['$', 'and|but|,|in|with|because|at|.|for|when'].flatMap((end) => [
      `=play|=sing|=dance|=cook|=swim|=drive|=sleep|=speak|=write very|so|really? [good] ${end}`,
      `=speak|=play|=know english|spanish|french|german|italian|football|tennis|guitar|piano very|so|really? [good|bad] ${end}`,
      `=play|=speak|=know the|my <noun> very|so|really? [good] ${end}`,
      `=drive|=run|=speak|=eat|=walk very|too|so [slow|quick|careful|quiet|loud] ${end}`,
    ]),
    better: ({ marked: [word] }) =>
      ({
        good: 'well',
        bad: 'badly',
        slow: 'slowly',
        quick: 'quickly',
        careful: 'carefully',
        quiet: 'quietly',
        loud: 'loudly',
      })[word?.lower ?? ''] ?? null,
    why: 'adverb',
    wrong: [
      ['She sings very good.', 'She sings very well.'],
      ['I speak English very good.', 'I speak English very well.'],
      ['He drives too slow.', 'He drives too slowly.'],
    ],
    right: ['She sings very well.', 'I speak good English.', 'It is very good.', 'He plays a very good game.'],
  },
]
