import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Lost on the way to a friend',
  language: 'en',
  level: 'B1',
  description:
    'You’re on your way to a party and you’re lost. Describe where you are, and let your friend guide you over the phone.',
  role: 'A friend who’s having a party in Melbourne, on the phone',
  partner_name: 'Zoe',
  region: 'AU',
  scenario:
    'You got off the tram too early and your map won’t load. It’s getting dark. Your friend knows the area well, but first has to find out where you are.',
  goals: [
    'I can describe where I am.',
    'I can explain how I got there.',
    'I can follow and check directions.',
    'I can choose between different ways of getting somewhere.',
  ],
  grammar: [
    'past simple: I got off, I walked',
    'there is / there are with places',
    'indirect questions: Could you tell me where …?',
  ],
  vocabulary: words({
    'to get off': 'to leave a bus, tram or train',
    'to miss the stop': 'to stay on the bus or tram too long',
    landmark: 'a building or thing that is easy to see',
    roundabout: 'a circle where several streets meet',
    'dead end': 'a street with no way out at the end',
    'to head towards': 'to go in the direction of',
    'the way back': 'the way you came',
    'to give a lift': 'to take someone somewhere in your car',
    pavement: 'the path beside the street where people walk',
    upstairs: 'on a higher floor',
    'to ring the bell': 'to press the button at a door',
    'to recognise': 'to know something because you have seen it before',
  }),
  facts: [
    fact(
      'How long does it take?',
      'how long|how many minutes|how much time|minutes',
      'About fifteen minutes if you don’t get lost again.',
    ),
    fact('How far is it?', 'how far|far|distance|kilometre*', 'It’s not even a kilometre from where you are.'),
    fact(
      'What is your address?',
      'address|which street|what street|street name|number of your house|house number',
      'It’s twenty-three Wattle Street, on the second floor.',
    ),
    fact(
      'What does your house look like?',
      ['house|flat|building|place|door', 'what|which|how|look|colour|recognise|recognize'],
      'It’s the white building with the green door. You’ll recognise it by the balloons.',
    ),
    fact(
      'Who is at the party?',
      ['who|how many', 'party|there|people|coming|guests|here'],
      'Everybody! Sam, Aisha, the twins, and my boring cousin from Perth.',
    ),
    fact(
      'Has the party started?',
      ['party|everyone|you', 'start*|begun|already|begin'],
      'It started an hour ago, but the best part is still to come.',
    ),
    fact(
      'Is there any food left?',
      'food|eat|cake|hungry|pizza|barbecue',
      'There’s still some pizza, and I’m hiding a piece of cake for you.',
    ),
    fact(
      'Is there anything to drink?',
      'drink|drinks|beer|wine|juice',
      'There’s lemonade, juice and far too much ice.',
    ),
    fact(
      'Should I bring something?',
      ['bring|buy|need', 'something|anything|what|should|ice|present'],
      'Just bring yourself! Well, and some crisps if you pass a shop.',
    ),
    fact(
      'What is the party for?',
      ['what|why|whose', 'party|birthday|celebrat*'],
      'I’ve passed my driving test! That’s why I can’t wait to celebrate.',
    ),
    fact(
      'Can you pick me up?',
      ['pick me up|give me a lift|car|drive|come and get|fetch|lift', 'you|can|could|somebody|anyone'],
      'My car is blocked by three others, sorry! And someone has to watch the barbecue.',
    ),
    fact(
      'Is it dangerous here?',
      'dangerous|safe|scary|dark|afraid',
      'It’s a safe area, really. But stay on the big streets.',
    ),
    fact(
      'When is the next tram?',
      ['tram|bus|train', 'when|next|which|number|time|can i|is there'],
      'The tram only comes every half hour in the evening, so walking is faster.',
    ),
    fact('Can I take a taxi?', 'taxi|uber|cab', 'You could, but at this time you’ll wait longer than you walk.'),
    fact(
      'Can you send me a map?',
      'map|location|pin|google|send me',
      'I’ve sent you a map, but you said that it won’t load.',
    ),
    fact(
      'How much battery do you have?',
      'battery|charger|charge',
      'You can charge your phone here. I’ve got every charger in the world.',
    ),
    fact(
      'Who is your brother?',
      ['brother', 'who|name|look|how|old|what|know|recognise'],
      'Leo! He’s tall, he’s got red hair, and he rides a yellow bike.',
    ),
    fact('Are you angry?', ['you', 'angry|mad|worried'], 'I’m not angry at all. I was just worried about you.'),
    fact('What is that noise?', 'noise|music|loud|that sound|hear', 'That’s the twins singing. Badly.'),
    fact('What time is it?', ['what time', 'is it|now'], 'It’s just after nine.'),
    fact(
      'How long will the party go on?',
      ['how long|until when|when', 'party|end|finish|over'],
      'Until the neighbours complain, so about midnight.',
    ),
    fact('Do you have a dog?', 'dog|cat|pet', 'My dog is under the table. He doesn’t like the music.'),
    fact('How are you?', 'how are you|what’s up', 'I’m fine! I’ve just been waiting for you.'),
    fact('What is your name?', ['your', 'name'], 'It’s me, Zoe! Is the line that bad?'),
  ],
  steps: [
    step(
      'Tell me what you can see around you.',
      [],
      'Describe two things: “There’s a … on my left, and …”.',
      'There’s a big park on my left, and an old cinema. It looks like a landmark.',
      {
        topics: [
          'there’s|there is|there are|street*|shop*|church|park|house*|building*|station|bridge|tree*|supermarket|restaurant|sign*|tram*|cars|lights|cinema|bank|tower|square|road|café|cafe|hotel|stop|nothing|post office|library|hospital|garden|wall|roundabout|playground|it’s dark|very dark|too dark',
          'so dark|parked|a car|some people|many people|a river|the river|a school|the school|the corner|a corner|a dog|i see|i can see',
          'bakery|market|people|in front of|behind me|next to me|opposite|baker*|butcher*|field*|woods|fence|statue|fountain|gate|bench|lamp*|number|name of the street|petrol station|school|crossroads|traffic|nobody|no one',
        ],
        other_wordings: [
          'First of all, where are you? What can you see from there?',
          'Have a look around. What’s near you?',
        ],
        reactions: [
          when(
            'nothing|don’t see|can’t see|cannot see|too dark|very dark|only dark',
            'Nothing? Walk to the nearest light. Is there a shop, a park, a sign?',
            { goes_to: 'stay' },
          ),
          when(
            'kangaroo*|elephant*|lion*|dinosaur*|ufo|monster*|zombie*',
            'Very funny! You can’t be that lost. What can you really see?',
            { goes_to: 'stay' },
          ),
          when('cinema|park', [
            'The old one with the red letters? Then I know where you are.',
            'Ah, I used to play there as a child!',
          ]),
          when('church|tower|bridge|station|library|hospital', [
            'Good, that’s a landmark that I know.',
            'That helps me a lot.',
          ]),
          when('supermarket|shop*|restaurant|bank|café|cafe|hotel|pub|bar|post office|petrol', [
            'Ah, near the shops! I buy my bread round there.',
            'I think I know which one you mean.',
          ]),
          when(
            'tram*|stop|roundabout|square|traffic lights|lights|sign*',
            'Good, so you’re not in the middle of nowhere.',
          ),
          when(
            'house*|tree*|street*|cars|road|building*|garden',
            'That could be anywhere, but I’ve got an idea where you are.',
          ),
          when('man|woman', 'Good, at least you’re not alone.'),
          on('dont_know', 'Turn around slowly. Is there a park, a shop or a church?', { goes_to: 'stay' }),
          on('joke', 'You can still laugh, that’s good! But what can you really see?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And how did you get there?',
      [
        'tram*|bus|train|walk*|took|take|came|foot|taxi|off|wrong|missed|stop*|bike|car|ran|drove|followed|turn*|fell asleep|slept|subway|metro|lost|phone|i got|got out|i don’t know|not know|i went|too early|i was listening',
      ],
      'Say how you got there: “I took …, and then I …”.',
      'I wanted to get off near your house, but I missed the stop. Then I walked for ten minutes.',
      {
        other_wordings: ['But tell me, how did you end up there?', 'What happened? How did you get to that place?'],
        reactions: [
          when('asleep|slept|sleep*|reading|phone|daydream*', 'That’s so typical of you!'),
          when('too early|wrong stop', [
            'So you got off too early. That happens to everyone here.',
            'One stop too early! It could be worse.',
          ]),
          when('missed|too late|too far', [
            'So you went too far. That happens to everyone here.',
            'You missed it? They never announce it.',
          ]),
          when('wrong tram|wrong bus|wrong train|wrong line', 'The wrong one! They all look the same, I know.'),
          when('tram*', 'The tram’s always a bit of an adventure.'),
          when('bus|train|taxi|car|drove|metro|subway', 'And then it left you in the middle of nowhere.'),
          when('walk*|foot|ran|bike|followed', 'You must be tired by now!'),
          on('dont_know', 'Did you come by tram, or on foot?', { goes_to: 'stay' }),
          on('joke', 'By helicopter, of course! And really?', { goes_to: 'stay' }),
          when(
            'a lift|gave me|hitchhik*|by accident|wrong one|wrong bus|fell asleep|followed|on foot|my phone died|google|the driver|got off|too early|too late|cycled|scooter|sent me|someone told|told me|gps|sat nav|wanted to|the wrong exit',
            'Oh you poor thing! At least you’re nearly here.',
          ),
        ],
      },
    ),
    step(
      'All right, now I know where you are. You can walk back to the stop, or carry on through the park, which is shorter but dark. Which would you rather do?',
      [
        'park|back|stop*|walk|dark|rather|prefer|through|safe*|first|second|light*|way|tram|short*|quick*|fast*|scared|afraid|neither|long*|street*|both|either|taxi|don’t mind|run|latter|former|carry on',
      ],
      'Choose one and say why.',
      'I’d rather take the way back to the stop, because the park is too dark.',
      {
        other_wordings: [
          'I’ve found you on my map! There are two ways: back to the stop, or through the park, which is quicker but has no lights. Which one would you take?',
          'You’ve got two possibilities: the way back to the stop is well lit, and the way through the park is short but dark. What would you rather do?',
        ],
        reactions: [
          when(
            'taxi|neither|the bus now|by bus',
            'No taxi will come there now. Take the street, then: go back to the stop.',
          ),
          when(
            ['not park|no park|not through|dark|safe*|afraid|scared|light*', 'back|stop*|rather|prefer|street*'],
            ['Better safe than sorry.', 'Good, I’d do the same at night.'],
          ),
          when(
            ['park|through|shorter|short*|quick*|fast*|second', 'dark|not afraid|afraid|light|phone|torch|mind'],
            [
              'You’re brave! There’s a tram stop on the other side.',
              'You’ve got your phone as a torch. You’ll come out at a tram stop.',
            ],
          ),
          when('back to|back|street*|first|former|way back', [
            'Better safe than sorry.',
            'Good, you know that way already.',
          ]),
          when('park|through|carry on|second|latter|shorter|quick*|fast*|torch|flashlight|my phone has|in a hurry', [
            'You’re brave! There’s a tram stop on the other side.',
            'Stay on the big path. You’ll come out at a tram stop.',
          ]),
          when('stop*|safe*|light*|afraid|scared|alone|stranger*|not walking through', 'Better safe than sorry.'),
          when('don’t mind|either|both|don’t care', 'Then go back to the stop. I’d feel better.'),
          on('dont_know', 'Are you afraid in the dark?', { goes_to: 'stay' }),
          on('joke', 'You could fly, of course! But which way: the stop or the park?', { goes_to: 'stay' }),
          on('no', 'Then go back to the stop. I’d feel better.'),
        ],
      },
    ),
    step(
      'At the stop, head towards the tower until you come to a roundabout, and take the second street on the right. Could you repeat that?',
      ['tower|roundabout', 'second|right|2nd'],
      'Repeat the tower, the roundabout and the street.',
      'I head towards the tower to the roundabout, and then I take the second street on the right.',
      {
        other_wordings: [
          'When you get to the stop, you’ll see the tower. Walk towards it to the roundabout, then it’s the second street on the right. Can you say that back to me?',
          'From the stop, go towards the tower. At the roundabout, take the second street on the right. So, what do you have to do?',
        ],
        reactions: [
          when(
            ['tower|roundabout', 'second|2nd', 'right'],
            ['Exactly! You can’t go wrong now.', 'Word for word. I’m impressed!'],
          ),
          when(
            ['first|third', 'street|right|left'],
            'No, not that one, that’s a dead end! Which street do you take at the roundabout?',
            { goes_to: 'stay' },
          ),
          when('left', 'Not left, that leads to the beach! Second street on the right. Once more?', {
            goes_to: 'stay',
          }),
          when(['tower|roundabout', 'right|second|2nd'], 'That’s nearly it: the second one on the right.'),
          when(
            'tower|roundabout|second|right',
            'That’s a part of it. First the tower, then the roundabout, and then?',
            { goes_to: 'stay' },
          ),
          on('dont_know', 'No worries: tower, roundabout, second street on the right. Now you!', { goes_to: 'stay' }),
          on('joke', 'If you go there, you’ll be in the sea! Tower, roundabout, and then?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'What will you do if you get lost again?',
      [
        'call*|phone|ask*|back|wait|you|somebody|someone|taxi|send|message|map|shop|again|cry|home|people|police|ring|text|sit|help|scream|shout|stay|nothing|look|tram|stop|return|photo|pray|sleep|won’t',
      ],
      'Use “If …, I’ll …”.',
      'If I end up in a dead end, I’ll ask someone or call you.',
      {
        other_wordings: [
          'And what if you get lost a second time? What will you do?',
          'Just to be on the safe side: what’s your plan if you get lost again?',
        ],
        reactions: [
          when(
            ['ask*', 'call*|phone|ring|you'],
            ['Good plan. My phone’s in my hand.', 'That’s two good ideas at once.'],
          ),
          when('call*|phone|ring|message|text|send|photo', [
            'Good. My phone’s in my hand all evening.',
            'Do that. I won’t let go of my phone.',
          ]),
          when('ask*|someone|somebody|people|shop|police', [
            'Good. People are friendly round here.',
            'Do that. Everybody knows Wattle Street.',
          ]),
          when('taxi|tram|home|return|go back', 'Don’t you dare! We’ve got cake here.'),
          when('cry|scream|shout|pray|sit|sleep|nothing', 'Oh, poor you! We’d come and find you, all of us.'),
          when('won’t|not get lost|never|no chance', 'I like that! You sound very sure.'),
          when('wait|stay|map|look|back', 'All right, but don’t stand around for too long.'),
          on('dont_know', 'Well, who could you ask, or call?', { goes_to: 'stay' }),
          on('joke', 'Ha! Send me a postcard, then. But really, what will you do?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'I could also send my brother to meet you on his bike. What do you think?',
      [],
      'Accept or refuse politely, with a reason.',
      'That’s kind, but it isn’t necessary. I’m sure I’ll recognise your house.',
      {
        topics: [
          'kind|so nice|very nice|nice of|how nice|that’s nice|be nice|great|lovely|sweet|perfect|idea|thank*|please|yes|yeah|no|sure|okay|ok|fine|love|gladly|cool|wonderful|helpful|agree*|accept*|i’d like|like that|like it|so good|very good|that’s good|is good|i need|not need|don’t need|two of us',
          'too late|so late|if he|he can|he could|he should|too cold|so cold|too far|so far|where i|where is|where does|get lost|i’m lost|be happy|i’m happy|can come|he comes|come to|his bike|the bike|a bike',
          'necessary|trouble|bother*|worry|disturb*|stay|party|enjoy|alone|myself|find|manage|way|dark|wait*|tired|sorry|rather|prefer|recogni*',
          'brother|bicycle|him|meet*|send|pick|help*|fast*|quick*|ride|lift|safe*|afraid|scared|light|company|car|dangerous|helmet|unknown',
          'doesn’t have to|not have to|needn’t|no need|recognise|recognize|wears|wearing|two seats|seat|safer|exhausted|carry me|my bag|what a',
        ],
        other_wordings: [
          'My brother’s standing next to me with his bike. Shall I send him to meet you?',
          'Or shall I send my brother? He’d be with you in five minutes on his bike.',
        ],
        reactions: [
          when(
            'not necessary|isn’t necessary|don’t need|no need|not need|don’t worry|myself|on my own|can find|manage',
            ['As you like. He’s happy to stay near the pizza.', 'All right, you’re doing fine on your own.'],
          ),
          when(
            'afraid|scared|dark|tired|safe*|don’t want to be alone',
            'Then he’s on his way. Wait under a light for him.',
          ),
          when('how|recogni*|look like|don’t know him|know him', 'He’s tall with red hair. You can’t miss him!'),
          when(['thank*|kind|nice|sweet', 'but|no|not|don’t'], 'As you like. He’s happy to stay near the pizza.'),
          when('great|good idea|perfect|please|love|wonderful|gladly|yes|yeah|okay|ok|would be nice|helpful|super', [
            'He’s just putting on his helmet. He’ll meet you at the roundabout.',
            'Good, he’ll be waiting for you at the roundabout.',
          ]),
          on('no', ['As you like. He’s happy to stay near the pizza.', 'All right, you’re doing fine on your own.']),
          on('refusal', 'As you like. He’s happy to stay near the pizza.'),
          on('yes', 'He’s just putting on his helmet. He’ll meet you at the roundabout.'),
          on('dont_know', 'Would you feel better if somebody met you?', { goes_to: 'stay' }),
          on('joke', 'I’ll tell him that, he’ll love it! Shall he come, or not?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'One more thing: the bell doesn’t work. How will you let us know you’re here?',
      [
        'call*|phone|knock*|message|text|shout*|send|ring|door|window|write|whatsapp|sing*|stone*|whistle*|scream*|cry|loud*|break|wait|neighbour*|neighbor*|mobile|light*|clap*|name|bark*|sms|tell|throw*|climb*|kick*|brother',
      ],
      'Think of your phone or the door.',
      'I can’t ring the bell, so I’ll send you a message, and you come down from upstairs.',
      {
        other_wordings: [
          'Oh, and don’t ring the bell, it’s broken! How will we know that you’re here?',
          'By the way, nobody can hear the bell with this music. How will you tell us that you’re at the door?',
        ],
        reactions: [
          when(
            'climb*|break|kick*|stone*|throw*',
            'Please leave my house in one piece! But we’ll certainly notice you.',
          ),
          when(
            ['message|text|call*|phone|whatsapp|send|write', 'knock*|shout*|door|window'],
            'Two ways are better than one!',
          ),
          when('message|text|whatsapp|send|write|sms', [
            'Good, my phone buzzes in my pocket.',
            'Do that, and I’ll run downstairs.',
          ]),
          when('call*|phone|ring|mobile', ['Good, I’ll keep my phone with me.', 'Do that, and I’ll run downstairs.']),
          when('knock*|door', 'Knock hard, then! The music’s quite loud.'),
          when('shout*|scream*|sing*|loud*|whistle*|name|clap*', 'The neighbours will love you! But we’ll hear you.'),
          when('window|light*', 'Good idea, we’re right by the window.'),
          on('dont_know', 'Well, what have you got in your hand at the moment?', { goes_to: 'stay' }),
          on('joke', 'That would wake up the whole street! But how will you really let us know?', { goes_to: 'stay' }),
          when('come down|come out|open|downstairs|outside|wave|horn|email|garden|minutes', [
            'Good, then we’ll listen out for you.',
            'That’ll work, even without a bell.',
          ]),
        ],
      },
    ),
  ],
  twists: [
    twist(2, 'Wait, I’ll go outside, the music’s too loud … That’s better. So, how did you get there?'),
    twist(5, 'My battery’s nearly empty, so listen: what will you do if you get lost again?'),
    twist(
      7,
      'Hang on, now the lights in the stairs have gone out, and the bell doesn’t work, either! How will you let us know you’re here?',
    ),
  ],
  starters: ['Hi, it’s me. I’m lost!', 'Can you hear me? I need your help.', 'Sorry, I’ll be late.'],
  opening_message: 'Hello! We were starting to worry about you. Don’t panic, I’ll get you here.',
  closing_message: 'You’re nearly here, I can’t wait! I’m keeping a big piece of cake for you. See you in a minute!',
  correction: 'prompt',
})
