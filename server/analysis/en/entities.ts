import type { EntityPack } from '#server/analysis/entities/entity.ts'

const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'

/** What messages in English name. */
export const entities: EntityPack = {
  rules: [
    {
      kind: 'name',
      pattern: ["my first|full? name is|'s", 'i am|=be called', 'my names'],
      right: [
        ['My name is Ada.', 'Ada'],
        ['my name is anna', 'anna'],
        ["My name's Peter Brown.", 'Peter Brown'],
      ],
      wrong: ['My name is difficult.', 'My name is not important.', 'My name is very long'],
    },
    {
      kind: 'bare_name',
      pattern: ["^ hello|hi|hey? ,? i am|'m"],
      right: [
        ["I'm Anna.", 'Anna'],
        ["i'm ada", 'ada'],
        ["Hi, I'm Peter", 'Peter'],
      ],
      wrong: ["I'm tired", "I'm from Spain", "I'm Spanish", "I'm fine"],
    },
    {
      kind: 'place',
      pattern: [
        '=live|=stay|=work|=study|=move|=arrive|=travel in|to|at',
        "=come|'m|am|is|are|=be from",
        '=go|=travel|=fly|=drive|=move to',
      ],
      right: [
        ['I live in London.', 'London'],
        ['I went to New York last year', 'New York'],
        ["I'm from Spain", 'Spain'],
      ],
      wrong: ['I live in a house', 'I go to school', 'I live in the city'],
    },
    {
      kind: 'time',
      pattern: [
        `[last|next|this weekend|week|month|year|night|summer|winter|morning|evening|${days}]`,
        '[tomorrow|yesterday morning|afternoon|evening|night]',
        '[today|tomorrow|yesterday|tonight]',
        `on [${days} morning|afternoon|evening]`,
        `on|every [${days}]`,
        "[* o'clock]",
        'at [half|quarter past|to *]',
      ],
      right: [
        ['I saw her last weekend.', 'last weekend'],
        ['See you tomorrow morning', 'tomorrow morning'],
        ['We meet on Monday.', 'Monday'],
        ['It is at 5 pm', '5 pm'],
      ],
      wrong: ['The last question', 'I like the morning', 'This is next to me'],
    },
  ],
  numbers: {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
  },
  and: 'and',
  unsure: ['one'],
}
