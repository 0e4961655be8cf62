import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafeB1 = template({
  id: 'cafe-b1',
  name: 'Meeting a friend at the café',
  language: 'en',
  level: 'B1',
  description:
    'You meet an old friend in a café. Decide what to have, catch up on each other’s news and make a plan together.',
  role: 'An old school friend, sitting in a café in Galway',
  scenario:
    'You haven’t seen each other for about a year. Your friend has kept a table for you and has a lot to ask. The café is crowded, and it’s running out of things.',
  goals: [
    'I can talk about what has happened in my life lately.',
    'I can compare things on a menu and say what I prefer.',
    'I can react when a plan has to change.',
    'I can agree on when and where to meet again.',
  ],
  grammar: ['present perfect for news', 'would rather and prefer', 'going to for plans'],
  vocabulary: words({
    'to catch up': 'to tell each other what is new',
    crowded: 'full of people',
    'to run out of': 'to have none left',
    homemade: 'made in the café or at home, not in a factory',
    'to recommend': 'to say that something is good and worth trying',
    'to share': 'to have something together',
    'to treat someone': 'to pay for someone else as a present',
    'to split the bill': 'to pay half each',
    filling: 'making you feel full',
    lately: 'in the last few weeks or months',
    'to be in a hurry': 'to have little time',
    'to look forward to': 'to be happy about something that is going to happen',
  }),
  steps: [
    step(
      'It’s so good to see you! Sit down. What have you been doing lately?',
      [],
      'Talk about one or two new things in your life: “I’ve been …”, “I’ve started …”.',
      'I’ve been very busy. I’ve started a new course in the evenings.',
    ),
    step(
      'That’s news to me! And how do you feel about it?',
      [],
      'Say if you like it or not, and why.',
      'I really enjoy it, because I meet a lot of people.',
    ),
    step(
      'Let’s order before it gets even more crowded. What are you having? I can recommend the homemade soup.',
      ['have|having|like|love|take|try|soup|tea|coffee|cake|sandwich|salad|chocolate|juice|water|order|prefer|rather'],
      'Say what you would like, or what you would rather have than soup.',
      'I’d rather have a sandwich, and a cup of tea.',
    ),
    step(
      'Oh no, the waiter says they’ve run out of that. What will you have instead?',
      ['instead|then|have|take|try|soup|tea|coffee|cake|sandwich|salad|share|toast|nothing|mind|fine'],
      'Choose something else: “Then I’ll have …”.',
      'Never mind. Then I’ll have the soup instead.',
    ),
    step(
      'Would you like to share a dessert with me? They’ve got apple pie and chocolate cake. Which sounds better, and why?',
      ['apple|pie|chocolate|cake|neither|no|both|either'],
      'Choose one and give a reason with “because”.',
      'The apple pie, because chocolate cake is too filling for me.',
    ),
    step(
      'I’ve been thinking about a trip to the islands this summer. Would you come along?',
      ['would|like|love|yes|no|sure|can|can’t|sorry|maybe|depends|idea|great|when|come|busy|work'],
      'Say yes, no or maybe, and explain it.',
      'I’d love to, but it depends on my work. When are you going?',
    ),
    step(
      'Let’s talk about it again soon. When and where shall we meet?',
      [
        'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week|tomorrow|evening|morning|afternoon|month|#|o’clock|lunch',
      ],
      'Suggest a day and a place: “How about … at …?”',
      'How about Saturday afternoon at my place?',
    ),
    step(
      'Perfect. And here’s the bill. Let me treat you!',
      ['thank*|kind|no|split|pay|next|my turn|half|let|nice|share'],
      'Thank your friend, or suggest how to split the bill.',
      'That’s very kind of you. Next time it’s my turn!',
    ),
  ],
  starters: [
    'Sorry I’m late! Have you been waiting long?',
    'Hi! You haven’t changed at all.',
    'Hello! This place is crowded.',
  ],
  opening_message: 'There you are at last! I’ve kept this table for us. We have so much to catch up on.',
  correction: 'prompt',
})
