import type { Template } from '#contract/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shopping: readonly Template[] = [
  template({
    id: 'shopping-a2',
    name: 'Buying a jacket',
    language: 'en',
    level: 'A2',
    description: 'You need a warm jacket. Say what you are looking for, try it on, and pay.',
    role: 'Shop assistant in a clothes shop in Toronto',
    scenario:
      'Winter is coming, and you have only thin clothes. You go into a shop and look at the jackets. An assistant comes over to help.',
    goals: [
      'I can say what I would like to buy.',
      'I can speak about colours, sizes and prices.',
      'I can say if something fits.',
      'I can ask for something else.',
    ],
    grammar: ['this, that, these, those', 'comparatives: warmer, cheaper', 'too big / not big enough'],
    vocabulary: words({
      jacket: 'a short coat',
      size: 'how big something is: small, medium, large',
      'to try on': 'to put on clothes to see if they fit',
      'changing room': 'where you try on clothes',
      'to fit': 'to be the right size',
      tight: 'too small and too close to your body',
      loose: 'not close to your body',
      wool: 'what sheep give us for warm clothes',
      pocket: 'a little bag in your clothes',
      'on sale': 'cheaper than before',
      till: 'the place where you pay',
      'to exchange': 'to bring something back and take another one',
    }),
    steps: [
      step(
        'What are you looking for?',
        ['jacket|coat|warm|winter|clothes|something|pullover|sweater'],
        'Say what you need: “I’m looking for …”.',
        'I’m looking for a warm jacket for the winter.',
      ),
      step(
        'We have a lot of those. What colour would you like?',
        ['black|blue|red|green|yellow|white|grey|gray|brown|orange|pink|purple|dark|light|colour*|any|navy|beige'],
        'Name one or two colours.',
        'Dark blue or green, please.',
      ),
      step(
        'And what size do you take?',
        ['small|medium|large|#|s|m|l|xl|xs|extra|size|know|think'],
        'Say small, medium, large, or a number.',
        'I think I take a medium.',
      ),
      step(
        'Here is one. It is very warm and has big pockets. Would you like to try it on?',
        ['yes|try|sure|like|please|where|changing|no|other|can|course|gladly|okay|ok'],
        'Say yes, and ask where you can try it on.',
        'Yes, please. Where is the changing room?',
      ),
      step(
        'Over there on the left. So, how does it fit?',
        ['big|small|tight|loose|long|short|good|well|perfect*|fit*|fine|great|warm|comfortable|too|like|nice'],
        'Say if it is too big, too small or just right.',
        'It’s a bit too tight. Have you got it in large?',
      ),
      step(
        'Let me look. I’m sorry, we haven’t got any other size in that colour, only in red. Or this one in grey, which is cheaper. What do you think?',
        ['red|grey|gray|cheap*|take|this|that|other|neither|no|both|one|how much|price|like'],
        'Choose one, or ask for the price.',
        'I’ll take the grey one. How much is it?',
      ),
      step(
        'It’s on sale: sixty-nine dollars. Is there anything else you need?',
        ['no|yes|that’s all|all|thank*|bag|gloves|hat|scarf|pay|card|cash|till|need|just|trousers|socks|exchange'],
        'Say that this is all, or ask for one more thing.',
        'No, that’s all, thank you. Can I pay by card?',
      ),
    ],
    starters: [
      'Hello! Can you help me, please?',
      'Hi, I’m just looking around.',
      'Good afternoon. Where are the jackets?',
    ],
    opening_message: 'Hi there, welcome! It’s getting cold outside, isn’t it?',
    correction: 'recast',
  }),
  template({
    id: 'shopping-b1',
    name: 'Taking something back',
    language: 'en',
    level: 'B1',
    description:
      'The headphones you bought last week don’t work any more. Take them back to the shop, and get what is fair.',
    role: 'Assistant at the service desk of an electronics shop in Auckland',
    scenario:
      'You bought headphones last week. Yesterday they stopped working. You have the box with you, but you can’t find the receipt.',
    goals: [
      'I can explain what is wrong with something I bought.',
      'I can answer questions about when and how I bought it.',
      'I can say what I would like to happen.',
      'I can react when the first answer is no.',
    ],
    grammar: [
      'present perfect and past simple',
      'It won’t … / It has stopped …ing',
      'conditionals: If you …, I would …',
    ],
    vocabulary: words({
      headphones: 'you wear them on your ears to hear music',
      battery: 'it gives a machine its power',
      'to charge': 'to fill a battery',
      guarantee: 'a promise to repair or change something for some time',
      faulty: 'with a mistake in it, so that it does not work',
      'to replace': 'to give a new one for it',
      refund: 'money that you get back',
      voucher: 'a paper that you can pay with in a shop',
      'bank statement': 'a list of what you have paid and got',
      'to drop': 'to let something fall',
      scratch: 'a thin line that damages something',
      repair: 'work that makes something whole again',
    }),
    steps: [
      step(
        'What can I do for you?',
        ['headphones|bought|buy|work*|broken|back|return|stopped|problem|faulty|exchange|refund|sound|charge'],
        'Say what you bought, and what is wrong with it.',
        'I bought these headphones here last week, and they have stopped working.',
      ),
      step(
        'I see. What exactly happens when you switch them on?',
        [],
        'Describe it: “When I …, …”.',
        'When I switch them on, the light goes red, but there is no sound.',
      ),
      step(
        'Have you charged the battery, and have you dropped them, by any chance?',
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
        'Without a receipt I’m normally not allowed to take anything back. When did you buy them, and how did you pay?',
        [
          'week|day*|monday|tuesday|wednesday|thursday|friday|saturday|sunday|ago|last|#|card|cash|statement|bank|phone|app|paid',
        ],
        'Say the day and how you paid. Is there another proof?',
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
        'Let me check. That model is sold out. I can offer you a voucher, or your money back. Which one do you choose?',
        ['money|refund|voucher|back|other|neither|model|cash|card|choose|prefer|take'],
        'Choose one and give a reason.',
        'I’d like my money back, because I don’t need anything else here.',
      ),
      step(
        'Fair enough. It will be on your card in three days. Was there anything else?',
        [],
        'Say thank you, or ask something: for example for a paper that proves it.',
        'Could you give me a receipt for that, please? And thank you for your help.',
      ),
    ],
    starters: [
      'Excuse me, is this the service desk?',
      'Hello. I’ve got a problem with something I bought here.',
      'Hi, I’d like to return something.',
    ],
    opening_message: 'Good afternoon. You’ve come to the right desk.',
    correction: 'recast',
  }),
]
