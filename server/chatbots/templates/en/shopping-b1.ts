import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Taking something back',
  language: 'en',
  level: 'B1',
  description:
    'The headphones you bought last week have stopped working. Take them back to the shop, and get a fair solution.',
  role: 'Assistant at the service desk of an electronics shop in Auckland',
  scenario:
    'You bought headphones last week. Yesterday they stopped working. You have the box with you, but you can’t find the receipt.',
  goals: [
    'I can explain what is wrong with something I bought.',
    'I can answer questions about when and how I bought it.',
    'I can say what I would like to happen.',
    'I can react when the first answer is no.',
  ],
  grammar: ['present perfect and past simple', 'It won’t … / It has stopped …ing', 'conditionals: If you …, I would …'],
  vocabulary: words({
    headphones: 'you wear them on your ears to hear music',
    battery: 'the part that gives a machine its power',
    'to charge': 'to fill a battery',
    guarantee: 'a promise to repair or change something for some time',
    faulty: 'not working properly',
    'to replace': 'to give you a new one instead',
    refund: 'money that you get back',
    voucher: 'a paper that you can pay with in a shop',
    'bank statement': 'a list of the money going in and out of your account',
    'to drop': 'to let something fall',
    scratch: 'a thin line that damages something',
    repair: 'work that makes something broken usable again',
  }),
  steps: [
    step(
      'What can I do for you?',
      ['headphones|bought|buy|work*|broken|back|return|stopped|problem|faulty|exchange|refund|sound|charge'],
      'Say what you bought, and what’s wrong with it.',
      'I bought these headphones here last week, and they have stopped working.',
    ),
    step(
      'I see. What exactly happens when you switch them on?',
      [],
      'Describe it: “When I …, …”.',
      'When I switch them on, the light goes red, but there’s no sound.',
    ),
    step(
      'Have you charged the battery? And have you dropped them, by any chance?',
      ['charged|charge|battery|dropped|drop|yes|no|not|never|already|fell|careful|hours|night'],
      'Answer both questions.',
      'I’ve charged them all night, and I’ve never dropped them.',
    ),
    step(
      'All right. Could I have the receipt, please?',
      ['receipt|lost|find|not|no|sorry|afraid|home|email|statement|bank|card|box|here|yes|threw|paid|proof'],
      'Explain that you can’t find it, and offer something else.',
      'I’m afraid I can’t find it, but I have the box and paid by card.',
    ),
    step(
      'I’m not normally allowed to take anything back without a receipt. When did you buy them, and how did you pay?',
      [
        'week|day*|monday|tuesday|wednesday|thursday|friday|saturday|sunday|ago|last|#|card|cash|statement|bank|phone|app|paid',
      ],
      'Say which day and how you paid. Have you got any other proof?',
      'Last Friday, by card. I can show you my bank statement on my phone.',
    ),
    step(
      'That would do. I could send them away for repair, which takes three weeks. Would that be all right?',
      [
        'no|not|long|three weeks|new|replace*|refund|money|rather|need|prefer|yes|all right|exchange|would|if|faulty|guarantee',
      ],
      'Say what you would prefer, and why.',
      'Three weeks is too long. I’d rather have a new pair, because I need them every day.',
    ),
    step(
      'Let me check. That model is sold out. I can offer you a voucher, or your money back. Which would you prefer?',
      ['money|refund|voucher|back|other|neither|model|cash|card|choose|prefer|take'],
      'Choose one and give a reason.',
      'I’d like my money back, because I don’t need anything else here.',
    ),
    step(
      'Fair enough. It’ll be back on your card in three days. Was there anything else?',
      [],
      'Say thank you, or ask for something: for example, for proof that you returned it.',
      'Could you give me a receipt for that, please? And thank you for your help.',
    ),
  ],
  starters: [
    'Excuse me, is this the service desk?',
    'Hello. I’ve got a problem with something I bought here.',
    'Hi, I’d like to return something.',
  ],
  opening_message: 'Good afternoon. You’ve come to the right desk.',
  correction: 'prompt',
})
