import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkB1 = template({
  id: 'small-talk-b1',
  name: 'Small talk on a train',
  language: 'en',
  level: 'B1',
  description: 'A long train journey, and a friendly person next to you. Keep the conversation going.',
  role: 'A fellow traveller on a train from London to Glasgow',
  scenario:
    'You’re sitting opposite each other by the window, with hours to go. The train stops in the middle of nowhere, so you start talking about travel, home and your plans.',
  goals: [
    'I can start a conversation and keep it going.',
    'I can tell a short story about a journey.',
    'I can say what I think and ask for the other person’s opinion.',
    'I can end a conversation politely.',
  ],
  grammar: ['past simple and past continuous for stories', 'question tags: isn’t it?', 'so do I / neither do I'],
  vocabulary: words({
    delay: 'when something is later than planned',
    journey: 'when you travel from one place to another',
    scenery: 'the countryside you can see around you',
    'to be stuck': 'not to be able to move',
    announcement: 'information that a voice on the train gives to everyone',
    connection: 'the next train you have to catch',
    'to look out of the window': 'to watch what is outside',
    abroad: 'in another country',
    'to grow up': 'to be a child and become an adult',
    homesick: 'sad because home is far away',
    worthwhile: 'good enough for the time it takes',
    'to pass the time': 'to do something while you wait',
  }),
  steps: [
    step(
      'How far are you going today, if I may ask?',
      ['to|going|glasgow|home|end|next|station|friend*|family|visit*|work|all the way|stop|city|london|holiday*'],
      'Say where you are going, and why.',
      'I’m going all the way to Glasgow to visit my sister.',
    ),
    step(
      'How nice. Do you travel by train a lot?',
      [
        'yes|no|not|often|never|sometimes|usually|train*|car|plane|bus|prefer|rather|every|bike|because|first time|rarely',
      ],
      'Say how often, and compare it with another way of travelling.',
      'Yes, quite often. I prefer trains because I can read.',
    ),
    step(
      'So do I. Oh, did you hear the announcement? We’re stuck here for half an hour. Is that a problem for you?',
      [
        'yes|no|not|connection|miss|late|wait*|problem|mind|trouble|sister|phone|call|time|hurry|luckily|fine|worry|meeting',
      ],
      'Say what it means for your plans.',
      'A little. I’m afraid I’ll miss my connection.',
    ),
    step(
      'Let’s pass the time, then. What’s the best trip you’ve ever been on?',
      [],
      'Say where you went, who with, and what was special about it.',
      'Two years ago I travelled to Norway with my father. We saw the northern lights.',
    ),
    step(
      'That sounds wonderful. Did anything go wrong?',
      [],
      'Tell a short story: “While we were …, …”.',
      'Yes! While we were sleeping, someone took our shoes by mistake.',
    ),
    step(
      'You’re joking! I grew up in a tiny village, and now I live in London. Where would you rather live, in the country or in a big city?',
      ['city|country|village|town|both|neither|big|small|sea|rather|live|prefer|quiet|because'],
      'Choose one, give a reason, and ask back.',
      'I’d rather live in the country, because it’s quieter. And you, do you like London?',
    ),
    step(
      'It has its good and bad sides. Look, we’re moving again! What are you going to do first when you arrive?',
      [
        'eat|sleep|call|meet|go|drink|see|walk|sister|family|friend*|hotel|shower|bed|will|going|coffee|dinner|rest|hug|visit',
      ],
      'Use “I’m going to …”.',
      'I’m going to have dinner with my sister and tell her about you.',
    ),
    step(
      'I’m getting off at the next station. It was a pleasure talking to you.',
      ['nice|pleasure|bye|goodbye|journey|trip|day|thank*|too|enjoy*|luck|meet*|take care|safe|see you'],
      'Say goodbye, and wish something nice.',
      'It was nice meeting you, too. Have a safe journey!',
    ),
  ],
  starters: ['Hello! Is this seat free?', 'Beautiful scenery, isn’t it?', 'Hi! Are we late again?'],
  opening_message: 'Hello! Do sit down, I’ve moved my bag. It’s going to be a long journey, isn’t it?',
  correction: 'prompt',
})
