import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: 'City or country?',
  language: 'en',
  level: 'A2',
  description: 'Where is life better, in the city or in the country? Say what you think and why.',
  role: 'Someone in your English club who enjoys a discussion',
  scenario:
    'It’s discussion night at your English club. Today’s question is: is it better to live in a city or in the country? You’re partners.',
  goals: [
    'I can say what I think.',
    'I can give a reason.',
    'I can agree and disagree politely.',
    'I can compare two things.',
  ],
  grammar: ['comparatives: better, quieter, more expensive', 'because and so', 'I think (that) …'],
  vocabulary: words({
    'in my opinion': 'I think',
    'to agree': 'to think the same',
    'to disagree': 'to think something else',
    'fresh air': 'clean air',
    noise: 'loud sounds',
    traffic: 'all the cars in the streets',
    nature: 'trees, animals, rivers and so on',
    expensive: 'costing a lot of money',
    boring: 'not interesting',
    advantage: 'a good side of something',
    disadvantage: 'a bad side of something',
    'public transport': 'buses, trains and trams that everyone can use',
  }),
  steps: [
    step(
      'Let’s start with you. Where do you live, in a city or in the country?',
      ['city|country|village|town|live|centre|sea|near'],
      'Say where you live, and if it is big or small.',
      'I live in a small town near the sea.',
    ),
    step(
      'And what do you like about it?',
      [],
      'Name one or two good things.',
      'I like the fresh air, and my friends live near me.',
    ),
    step(
      'I think that a city is better for young people, because there is more to do. Do you agree?',
      ['agree|disagree|yes|no|think|right|true|not|but|because|opinion|sure|maybe'],
      'Start with “I agree, because …” or “I don’t agree, because …”.',
      'I don’t agree, because you can do a lot of sport in the country.',
    ),
    step(
      'Interesting. But cities also have a bad side. What do you think it is?',
      [
        'noise|noisy|loud|traffic|cars|expensive|air|dirty|people|dangerous|crowded|rent*|money|stress*|nature|big|smell*|busy|green|far',
      ],
      'Think of noise, air, prices or people.',
      'There’s a lot of traffic, and flats are expensive.',
    ),
    step(
      'Good point. And what’s a disadvantage of living in the country?',
      [
        'bus*|boring|shop*|far|car|school*|doctor*|work|job*|nothing|friends|quiet|train*|cinema|internet|transport|long|alone|people|small',
      ],
      'Think of shops, buses, schools or jobs.',
      'There are only a few buses, and the shops are far away.',
    ),
    step(
      'What about older people? Where should they live, in your opinion?',
      [],
      'Say what is better for them, and why.',
      'I think a small town is better for them, because it’s quiet but there are doctors.',
    ),
    step(
      'I must say, you’ve changed my mind a little. Where would you like to live in ten years?',
      ['would|like|live|city|country|village|town|sea|mountains|here|abroad|house|flat|same|maybe|know|#'],
      'Say where you’d like to live and give a reason.',
      'I’d like to live in a village by the sea, because I love nature.',
    ),
  ],
  starters: [
    'Hello! What’s today’s question?',
    'I’m a bit nervous, but let’s start.',
    'Good evening! Are we partners?',
  ],
  opening_message: 'Good evening! It’s the two of us today, and our question is: city or country?',
  correction: 'prompt',
})
