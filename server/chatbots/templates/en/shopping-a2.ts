import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const shoppingA2 = template({
  id: 'shopping-a2',
  name: 'Buying a jacket',
  language: 'en',
  level: 'A2',
  description: 'You need a warm jacket. Say what you’re looking for, try it on and pay.',
  role: 'Shop assistant in a clothes shop in Toronto',
  partner_name: 'Jenny',
  region: 'CA',
  scenario:
    'Winter is coming, and you only have thin clothes. You go into a shop and look at the jackets. An assistant comes over to help.',
  goals: [
    'I can say what I would like to buy.',
    'I can talk about colours, sizes and prices.',
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
    wool: 'the hair of sheep, used for warm clothes',
    pocket: 'a little bag in your clothes',
    'on sale': 'cheaper than before',
    till: 'the place where you pay',
    'to exchange': 'to take something back and get another one',
  }),
  facts: [
    fact(
      'Where is the changing room?',
      'changing room*|fitting room*|try it on|try this on|try on',
      'The changing rooms are over there, on the left.',
    ),
    fact(
      'How much is it?',
      'how much|price|cost*|expensive',
      'The grey one is sixty-nine dollars, and all the others are eighty-nine.',
    ),
    fact('Is it on sale?', 'sale|discount|cheaper|reduced|special offer', 'The grey one is on sale this week.'),
    fact(
      'Do you have it in large?',
      ['have|got|is there|in', 'large|small|medium|xl|other size*|bigger|smaller|size'],
      'I’ll have a look for you in a minute.',
    ),
    fact(
      'Do you have it in black?',
      ['have|got|is there|in', 'black|blue|green|red|grey|gray|white|brown|yellow|pink|other colour*|colours|colors'],
      'We’ve got a lot of colours, but not every size.',
    ),
    fact(
      'Is it warm?',
      ['warm|winter|cold', 'it|jacket|this|enough|is'],
      'It’s very warm. I wear the same one, and I wait for the bus every day!',
    ),
    fact('Is it waterproof?', 'waterproof|rain|snow|wet', 'It’s fine in the snow, but not for hours in the rain.'),
    fact(
      'What is it made of?',
      'made of|wool|cotton|material|leather|feather*|plastic',
      'It’s wool inside, and strong cotton outside.',
    ),
    fact('Does it have pockets?', 'pocket*|hood|zip', 'It’s got four pockets and a hood.'),
    fact('Can I wash it?', 'wash*|clean|machine', 'You can wash it in the machine, but with cold water only.'),
    fact(
      'Can I exchange it?',
      'exchange|return|bring it back|take it back|money back',
      'You can exchange it for thirty days. Just keep the receipt.',
    ),
    fact(
      'Can I pay by card?',
      'card|cash|pay|phone|euros',
      'You can pay by card or in cash, at the till next to the door.',
    ),
    fact('Where is the till?', 'till|cash desk|checkout|where can i pay', 'The till is next to the door.'),
    fact(
      'Where are the jackets?',
      ['where', 'jacket*|coat*|shoes|trousers|jeans|gloves|hat*|scarf'],
      'They’re all here on this side, and hats and gloves are at the back.',
    ),
    fact(
      'Do you have gloves?',
      ['have|sell|got', 'gloves|hat*|scarf|scarves|socks|shoes|boots|jeans|t-shirt*|trousers|dress*'],
      'We’ve got nearly everything. It’s at the back of the shop.',
    ),
    fact('When do you close?', 'open|close|closing|opening', 'We’re open until nine today.'),
    fact('Where is the toilet?', 'toilet*|bathroom|washroom|restroom', 'It’s behind the changing rooms.'),
    fact('Is there Wi-Fi?', 'wifi|wi-fi|wi fi|internet', 'It’s free. The password is “maple”.'),
    fact('Does it look good on me?', ['look*|think|suit', 'good|nice|me|you|fat|ok'], 'I think it looks great on you.'),
    fact(
      'Is it very cold in winter?',
      ['cold|winter|weather|snow*', 'how|is|here|toronto'],
      'Sometimes it’s minus twenty! You’ll need a hat, too.',
    ),
    fact('What is your name?', ['name', 'your|you'], 'I’m Jenny.'),
    fact(
      'Where are you from?',
      ['where', 'you', 'from|live|born'],
      'I’m from Toronto, but my parents come from Vietnam.',
    ),
    fact(
      'How long have you worked here?',
      ['you', 'work*|job', 'how long|long|like'],
      'For two years. I like it, because I love clothes.',
    ),
    fact(
      'What is your favourite colour?',
      ['you*', 'favourite|favorite|like', 'colour|color|clothes'],
      'I love green. Look at my shoes!',
    ),
    fact('How are you?', 'how are you', 'Good, thanks! It’s nice and warm in here.'),
  ],
  steps: [
    step(
      'What are you looking for?',
      [
        'jacket*|coat*|warm|winter|clothes|pullover*|sweater*|something|anorak|parka|hoodie|present|jumper|cold|wear|snow|ski*|everything|trousers|jeans|dress|shoes|hat|t-shirt|sneakers|trainers|skirt',
      ],
      'Say what you need: “I’m looking for …”.',
      'I’m looking for a warm wool jacket for the winter.',
      {
        other_wordings: ['Can I help you find something?', 'What can I show you?'],
        reactions: [
          when(
            'just looking|only looking|look around|looking around|nothing',
            'Just look around! But it’s minus ten tomorrow. Do you need a warm jacket, perhaps?',
            { goes_to: 'stay' },
          ),
          when(
            'trousers|jeans|dress|shoes|hat|t-shirt|gloves|skirt|socks|bikini',
            'That’s at the back, I’ll show you later. But you look cold! Do you need a jacket, too?',
            { goes_to: 'stay' },
          ),
          when(
            ['jacket*|coat*|anorak|parka', 'winter|warm|cold|snow|ski*'],
            ['A warm one for the winter! Good idea in this city.', 'You need that here. We’ve got lots of them.'],
          ),
          when('jacket*|coat*|anorak|parka', ['We’ve got lots of jackets.', 'Good, they’re all new this week.']),
          when(
            'pullover*|sweater*|hoodie|jumper',
            'You need that here! And a warm jacket over it, so I’ll show you some.',
          ),
          when('warm|winter|cold|snow', 'Then you need one of our jackets. They’re very warm.'),
          when('present|gift|for my|for a friend', 'That’s a nice present! We’ve got lots of jackets.'),
          on('yes', 'A jacket, I’m sure! It’s so cold outside.'),
          on('dont_know', 'It’s cold outside. Do you need a jacket?', { goes_to: 'stay' }),
          on('joke', 'We haven’t got that in your size, sorry! Would you like to see our jackets?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'What colour would you like?',
      [
        'black|blue|red|green|yellow|white|grey|gray|brown|orange|pink|purple|dark|light|colour*|color*|any|navy|beige|bright|gold|silver|turquoise|don’t mind|doesn’t matter|don’t care|violet|rainbow|all|neutral|same|whatever|cream|no idea',
      ],
      'Name one or two colours.',
      'Dark blue or green, please.',
      {
        other_wordings: ['Which colour do you like?', 'There are so many colours! Which one would you like?'],
        reactions: [
          when(
            [
              'black|blue|red|green|yellow|white|grey|gray|brown|orange|pink|purple',
              'or|and',
              'black|blue|red|green|yellow|white|grey|gray|brown|orange|pink|purple',
            ],
            ['Nice, both are good for the winter.', 'Good. You can wear that with everything.'],
          ),
          when('rainbow|gold|silver', 'Oh, everybody will see you! I think I’ve got something like that.'),
          when('black|dark|grey|gray|navy|brown', [
            'Good. You can wear that with everything.',
            'That’s what most people here take.',
          ]),
          when('green', 'Green is my favourite colour!'),
          when('red|pink|yellow|orange|purple|bright|white|turquoise|violet', [
            'Something bright! I like that in winter.',
            'Nice! So nobody loses you in the snow.',
          ]),
          when(
            'blue|light|beige|cream|sky|sea|grass|like my|same as|match*|goes with|darker|lighter|olive|mint',
            'That’s a nice colour for you.',
          ),
          when('not black|not pink|no pink|no black', 'There are a lot of other colours. I’ll find one.'),
          when(
            'any|don’t mind|doesn’t matter|don’t care|whatever|all|same',
            'That’s easy, then. I’ll take a nice blue one for you.',
          ),
          on('dont_know', 'Do you like dark colours, or something bright?', { goes_to: 'stay' }),
          on('joke', 'Ha! I don’t know that colour. Blue, green, black?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And what size do you take?',
      [
        'small|medium|large|s|m|l|xl|xs|xxl|extra|size|big|normal|sure|idea|middle|same|between|children*|kids|short|thin|#|i think so|i think not|think yes|think no|don’t know|not know|i’m tall|i usually',
      ],
      'Say small, medium, large, or a number.',
      'I think I take size medium.',
      {
        other_wordings: ['What’s your size?', 'And your size? Small, medium, large?'],
        reactions: [
          when(
            'don’t know|not know|no idea|not sure|not certain|isn’t sure',
            'No problem. I look at you and I say medium!',
          ),
          when('medium|m|middle|normal', [
            'Medium. That’s the size most people take.',
            'Medium, good. There are some left.',
          ]),
          when('extra|xl|xxl|xs', 'I think I’ve got one left.'),
          when('large|l|big', 'Large, good. I’ve got some here.'),
          when('small|s|thin|short|children*|kids', 'Small. I think I’ve got one left.'),
          when('#', 'Good. I’ll look for that number.'),
          on('dont_know', 'No problem. I look at you and I say medium!'),
          on('joke', 'For an elephant, we haven’t got any! Small, medium or large?', { goes_to: 'stay' }),
          when(
            'biggest|bigger|smallest|smaller|grow|growing|measure|tall|wide|narrow|slim|fat|depends|european|american|uk|usually|petite|fit me',
            ['Then let’s try what I have.', 'We’ll find the right one.'],
          ),
        ],
      },
    ),
    step(
      'Look, here’s one. It’s very warm and has big pockets. Would you like to try it on?',
      [
        'yes|try|sure|please|changing|no|other|course|gladly|okay|ok|love|pocket*|colour|color|nice|beautiful|another|ugly|mirror|later|much|too|perfect|cool|great|put|i’d like|would like|i like|like it|i want|can i|could i|not now|not today|don’t want|don’t like|where is|where can|where are',
      ],
      'Say yes, and ask where you can try it on.',
      'Yes, I’d like to try it on in the changing room.',
      {
        other_wordings: [
          'How about this one? It’s got a lot of pockets and it’s so warm! Do you want to try it on?',
          'I like this one: it’s warm, and look at those pockets. Shall we try it on?',
        ],
        reactions: [
          when(
            'ugly|don’t like it|not like it|not nice|don’t want this|don’t like this|another one|other one|different|doesn’t like it|isn’t nice',
            'You don’t like it? No problem, put this one on instead. The mirror is here.',
          ),
          when(
            'no time|not now|don’t want to try|not necessary|isn’t necessary|don’t need to try',
            'All right. Just put it on over your sweater, here in front of the mirror.',
          ),
          when('beautiful|nice|like it|love it|cool|great|perfect|pocket*', [
            'It looks great with your hair. The changing room is on the left.',
            'I like it, too. The mirror is just here.',
          ]),
          on('no', 'No problem. Just put it on quickly, here in front of the mirror.'),
          on('refusal', 'No problem. Just put it on quickly, here in front of the mirror.'),
          on('yes', ['Good. I’ll hold your bag for you.', 'Good, the mirror is on the left.']),
          when('sure|please|okay|ok|gladly|course|try', [
            'The changing room is over there on the left.',
            'Good, the mirror is on the left.',
          ]),
          on('dont_know', 'It’s free to try! Would you like to put it on?', { goes_to: 'stay' }),
          when(
            'let’s see|let me see|why not|in a minute|someone else|for my|present|it’s a gift|no need|looks nice|looks warm|too heavy|don’t like|ugly|mirror|changing room',
            'No problem at all.',
          ),
          when('suit*|my style|how much|looks|fits|warm enough|pretty|expensive|price|cost*', [
            'Just have a quick look in the mirror.',
            'It costs nothing to try.',
          ]),
        ],
      },
    ),
    step(
      'So, how does it fit?',
      [],
      'Say if it is too big, too small or just right.',
      'It doesn’t fit, it’s a bit too tight. I need a large one.',
      {
        topics: [
          'big|small|tight|loose|short|well|perfect*|fit*|fine|great|warm|nice|large*|bigger|smaller|ok|okay|heavy|size|beautiful|bad|wide|right|hot|arms|shoulders|love|bit|little|horrible|terrible|ugly|funny|super|elephant|very good|is good|so good|looks good|good thanks|too *|i like|like it',
          'not like|not really|not good|not so|not my|too long|comfortable',
          'fat|made for me|slim|glove|sleeve*|zip|close it|button*|breathe|huge|size up|size down|one size|waist|hips|tall|move in|feels|mirror|suits',
        ],
        other_wordings: ['Come out and show me! How does it fit?', 'And? Is it the right size for you?'],
        reactions: [
          when('tight|too small|too short|bigger|larger|doesn’t fit|not fit|can’t close|large', [
            'Hm, you need a bigger one, I think.',
            'I see, you can’t move your arms very well.',
          ]),
          when('loose|too big|too long|too large|too wide|smaller|too wide', [
            'Hm, you need a smaller one, I think.',
            'I see, there’s room for two people in it!',
          ]),
          when('too warm|too hot|heavy', 'It’s only hot in here. Outside it’s minus five!'),
          when(
            'ugly|horrible|terrible|don’t like|not like|bad|not good|doesn’t like|isn’t good',
            'Really? I think it’s nice, but you must be happy with it.',
          ),
          when('perfect*|fits|fit well|great|well|fine|nice|love|just right|super|beautiful', [
            'It looks very good on you! But oh, I see a little hole here. You can’t have this one.',
            'You look great! Oh no, the zip is broken. I can’t sell you this one.',
          ]),
          on('no', 'Hm, you need another size, I think.'),
          on('yes', 'It looks very good on you! But oh, I see a little hole here. You can’t have this one.'),
          on('dont_know', 'Move your arms, please. Is it too tight, or too big?', { goes_to: 'stay' }),
          on('joke', 'Ha, ha, like a penguin! But really: too big, too small, or fine?', { goes_to: 'stay' }),
          when(
            'sleeve*|sausage|like a glove|glove|shoulder*|zip|button*|pocket*|arms|neck|breathe|move|can’t close|doesn’t close|another size|bigger one|smaller one|hood|heavy|itchy|scratch*|clown|my mother',
            'I see what you mean. Turn round once, please.',
          ),
        ],
      },
    ),
    step(
      'I’m sorry, there’s no other one in that colour, only in red. Or there’s this one in grey, which is cheaper. What do you think?',
      [
        'red|grey|gray|cheap*|take|that|neither|no|both|how much|price|none|first|second|other|colour|color|beautiful|nice|better|ugly|black|blue|warm*|hate|buy|expensive|sale|i like|i’d like|the one|this one|one in|one please|i want|this is|not really|not so|don’t like|don’t want|i leave|i think so',
      ],
      'Choose one, or ask for the price.',
      'I’ll take the grey one, because it’s on sale.',
      {
        other_wordings: [
          'I’ve looked everywhere, but I only have a red one, or this one in grey, which is cheaper. What do you think?',
          'Well, there’s a red one in your size, or this grey one, and the grey one is cheaper. Which do you like?',
        ],
        reactions: [
          when('both', 'Both! You won’t be cold this winter.'),
          when(
            'neither|none|don’t like them|don’t like red|hate red|not red',
            'All right, but try the grey one again in the mirror. It really looks good on you!',
          ),
          when(
            ['grey|gray', 'cheap*|price|money|sale|less'],
            ['The grey one, good. You save twenty dollars!', 'The grey one is a good price, you’re right.'],
          ),
          when(
            'not grey|not gray|don’t like grey|hate grey|grey is ugly|grey is boring',
            'The red one, then! It makes you look happy.',
          ),
          when('grey|gray|second|cheap*|last', [
            'The grey one looks very good on you.',
            'The grey one. I like it, too.',
          ]),
          when('red|first', ['The red one! It makes you look happy.', 'Red is great in the snow.']),
          on('no', 'I understand. But the grey one really looks good on you! I’ll keep it for you at the till.'),
          on('dont_know', 'Do you like bright colours, or is a good price more important?', { goes_to: 'stay' }),
          on('joke', 'Ha! I’ll wear the red one and you take the grey one? Red or grey?', { goes_to: 'stay' }),
          when(
            'not convinced|convinced|suit me|suits me|doesn’t suit|neither|none|another shop|look around|think about it|next time|no thanks|too bright|wait|order it|online|next week|pity|think it over|leave it|somewhere else|boring|my mum|my wife|my husband',
            'I understand. It has to feel right.',
          ),
        ],
      },
    ),
    step(
      'I’ll take it to the till for you. Is there anything else you need?',
      [],
      'Say that that’s all, or ask for one more thing.',
      'No, that’s all, thank you. I’d like to pay by card at the till.',
      {
        topics: [
          'no|yes|thank*|bag*|glove*|hat*|scarf|pay|card|cash|till|just|trousers|socks|exchange|nothing|boots|shoes|sweater|jeans|receipt|fine|else|only|t-shirt|cap|pullover|everything|money|dress|shirt|can i|i need|need a|not today|not now|that’s all|not really|all for',
          'that’s it|cheers|matching|gloves|scarf|hat|socks|belt|umbrella|a bag|gift|wrap*|receipt|pay|the till|discount|student|card|bye',
        ],
        other_wordings: [
          'Come with me to the till. Do you need anything else?',
          'I’ll put it in a bag for you. Would you like anything else?',
        ],
        reactions: [
          when('glove*|hat*|scarf|socks|boots|cap', [
            'That’s next to the till. Take the blue one, it’s very warm.',
            'Good idea! It’s minus ten tomorrow. They’re next to the till.',
          ]),
          when(
            'trousers|jeans|shoes|sweater|pullover|t-shirt|shirt|dress',
            'They’re at the back. Have a look, I’ll wait at the till.',
          ),
          when('exchange|bring it back|return', 'No problem. You can exchange it for thirty days, with the receipt.'),
          when('card|cash|pay|phone', 'The till is next to the door. Card or cash, it’s all fine.'),
          when('bag|receipt', 'Of course. Here you are.'),
          when('that’s all|nothing|that is all|no thank*|not today|no money', [
            'All right, then let’s go to the till.',
            'Good. You’re ready for the winter!',
          ]),
          on('no', ['All right, then let’s go to the till.', 'Good. You’re ready for the winter!']),
          on('yes', 'Just take it with you to the till.'),
          on('dont_know', 'Have you got warm gloves, for example?', { goes_to: 'stay' }),
          on('joke', 'Ha! We don’t sell the sun here, sorry. Gloves, perhaps?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(3, 'Oh, look outside, it’s starting to snow! You really need that jacket. What size do you take?'),
    twist(
      6,
      'Oh no, my colleague has just sold the last one in that colour! There’s only red, or this one in grey, which is cheaper. What do you think?',
    ),
    twist(7, 'Good news: all hats and gloves cost only five dollars from today! Is there anything else you need?'),
  ],
  starters: ['Hello! Can you help me, please?', 'Hi, I’m just looking.', 'Good afternoon. Where are the jackets?'],
  opening_message: 'Hi there, welcome! It’s getting cold outside, isn’t it?',
  closing_message: 'Thank you, and enjoy your new things. Stay warm, and see you soon!',
  correction: 'prompt',
})
