import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateB1 = template({
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
})
