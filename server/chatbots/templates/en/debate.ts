import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debate: readonly Template[] = [
  template({
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
  }),
  template({
    id: 'debate-b1',
    name: 'Phones at school: yes or no?',
    language: 'en',
    level: 'B1',
    description: 'Should mobile phones be banned at school? Argue for your side, and respond to the other side.',
    role: 'A debating partner who politely takes the other side',
    scenario:
      'Your school’s debating club is discussing whether mobile phones should be banned during lessons and breaks. You choose a side, and your partner looks for weak points in your arguments.',
    goals: [
      'I can state my opinion clearly.',
      'I can support it with reasons and examples.',
      'I can respond to the other side’s arguments.',
      'I can sum up and look for a compromise.',
    ],
    grammar: [
      'should and should be allowed to',
      'linking words: however, although, on the other hand',
      'If … , … would …',
    ],
    vocabulary: words({
      'to ban': 'to say officially that something isn’t allowed',
      'to allow': 'to say yes to something',
      argument: 'a reason for or against something',
      distraction: 'something that takes your attention away',
      'to concentrate': 'to think about one thing only',
      'to look something up': 'to search for information',
      emergency: 'a dangerous moment when you need help',
      rule: 'what you must or must not do',
      'to be addicted to': 'not to be able to stop doing something',
      'on the other hand': 'but there is also another side',
      compromise: 'a solution in the middle',
      'to convince': 'to make someone believe something',
    }),
    steps: [
      step(
        'So, what’s your position: should phones be banned at school or not?',
        ['ban*|allow*|should|yes|no|not|think|opinion|against|for|position|forbid*|phones'],
        'Take a side: “In my opinion, phones should …”.',
        'In my opinion, phones should be banned during lessons.',
      ),
      step(
        'That’s clear. What’s your strongest argument?',
        [],
        'Give one reason, and explain it in a second sentence.',
        'They’re a distraction. No one can concentrate when messages arrive all the time.',
      ),
      step(
        'Hm. Can you give an example from your own experience?',
        [],
        'Talk about something you’ve seen: “Last year, in my class, …”.',
        'In my class, one boy watched videos under the table and failed his exam.',
      ),
      step(
        'I see it differently: a phone is the quickest dictionary there is, and pupils must learn how to use it well. What would you say to that?',
        [
          'but|however|although|dictionary|learn|true|right|agree|disagree|home|computer*|tablet*|book*|still|think|teacher*|hand|use|not',
        ],
        'First say what’s right about it, then give your answer: “That’s true. However, …”.',
        'That’s true. However, the school has computers for that.',
      ),
      step(
        'And what about emergencies? Many parents want to be able to reach their children.',
        [
          'parents|office|school|call|phone*|emergenc*|teacher*|break|could|can|would|bag|off|if|message|reach*|important',
        ],
        'Think of another way to solve that.',
        'If something happens, parents can call the school office.',
      ),
      step(
        'Suppose the rule was the exact opposite of what you want. What do you think would happen?',
        ['would|could|might|if|will|people|pupils|students|happen|teachers'],
        'Use “would”: “Pupils would …”.',
        'Pupils would talk less to each other, and teachers would have more trouble.',
      ),
      step(
        'We’re not that far apart. Could you suggest a compromise that both sides can live with?',
        [],
        'Think of lessons and breaks, of age, or of places.',
        'Phones could be in the bag during lessons, but allowed in the lunch break.',
      ),
      step(
        'I like that. Please sum up your opinion in one or two sentences for the audience.',
        [],
        'Start with “To sum up, …”.',
        'To sum up, phones distract us in lessons, but with clear rules they can be useful.',
      ),
    ],
    starters: ['Good afternoon. I’m ready for the debate.', 'Can I start?', 'Hello! I have a strong opinion on this.'],
    opening_message: 'Welcome to the debate. I’ll take whichever side you don’t, and I’ll be fair.',
    correction: 'at_the_end',
  }),
]
