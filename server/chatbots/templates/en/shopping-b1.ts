import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Taking something back',
  language: 'en',
  level: 'B1',
  description:
    'The headphones you bought last week have stopped working. Take them back to the shop, and get a fair solution.',
  role: 'Assistant at the service desk of an electronics shop in Auckland',
  partner_name: 'Kiri',
  region: 'NZ',
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
  facts: [
    fact(
      'Could you replace them?',
      ['could|can|would', 'replace*|exchange|new one*|new pair|another pair'],
      'I’ll see what I can find.',
    ),
    fact(
      'How long is the guarantee?',
      'guarantee|warranty',
      'Two years on everything electronic, as long as nobody has opened it.',
    ),
    fact(
      'Can I get my money back?',
      ['money back|refund|my money', 'can|could|get|how|when|possible'],
      'If it’s a fault of ours, that’s possible. Let me check a few things first.',
    ),
    fact(
      'How long is the voucher valid?',
      ['voucher', 'how long|valid|until|use|expire*|where'],
      'The voucher is good for three years, in all of our shops.',
    ),
    fact(
      'How long does a repair take?',
      ['repair|fix|send', 'how long|when|weeks|why|cost*'],
      'About three weeks, because they go to Wellington and back.',
    ),
    fact(
      'How long does the refund take?',
      ['how long|when', 'money|refund|card|account|back'],
      'It takes three days if you paid by card.',
    ),
    fact(
      'Do you have the same model?',
      ['same|another|other|new|different', 'model|pair|one|headphones|colour', 'have|got|is there|are there'],
      'I’d have to look in the computer. They’ve been very popular.',
    ),
    fact(
      'How much are the other headphones?',
      ['how much|price|cost*|cheap*', 'headphones|other|new|better|model|those'],
      'The cheapest ones are forty dollars, and the best ones four hundred.',
    ),
    fact(
      'Which headphones can you recommend?',
      'recommend*|best headphones|good headphones|which headphones',
      'The blue ones over there. I’ve dropped mine in the sea, and they still work.',
    ),
    fact(
      'Can I speak to the manager?',
      'manager|boss|supervisor',
      'She’s at lunch until two. But I think that we can solve it together.',
    ),
    fact(
      'Why do you need the receipt?',
      ['why', 'receipt|proof|name|card'],
      'Because people bring us things from other shops. You wouldn’t believe what I see!',
    ),
    fact(
      'Do you have my email address?',
      'email|e-mail|receipt by|customer card|loyalty',
      'Only if you’ve got a customer card. Then the receipt is in your inbox.',
    ),
    fact(
      'What is wrong with them?',
      ['what|why', 'wrong|broken|fault|problem|reason|happened'],
      'It sounds like a loose wire. It’s the third pair this month.',
    ),
    fact(
      'Has anyone else had this problem?',
      ['else|other*|anyone', 'problem|fault|broken|complain*|brought'],
      'To be honest, it’s the third pair this month.',
    ),
    fact(
      'Do you sell batteries?',
      ['sell|have', 'batter*|cable*|charger*|usb'],
      'They’re on the shelf behind you, next to the cables.',
    ),
    fact(
      'When do you close?',
      'close|open|opening|hours',
      'We’re open until half past five, and until nine on Thursdays.',
    ),
    fact('Is there parking?', 'parking|car park|bus', 'You can park under the building, and the first hour is free.'),
    fact('Where is the toilet?', 'toilet*|bathroom', 'On the first floor, next to the televisions.'),
    fact(
      'How long have you worked here?',
      ['you', 'work*|job', 'how long|long|like'],
      'For four years. You need strong nerves at this desk.',
    ),
    fact('What is your name?', ['name', 'your'], 'I’m Kiri. It’s on my badge, but nobody ever reads it.'),
    fact(
      'Where are you from?',
      ['where', 'you', 'from|live|born'],
      'I’m from Rotorua. You can smell it before you see it!',
    ),
    fact(
      'What music do you listen to?',
      ['you', 'music|listen'],
      'Anything with a good bass. And birdsong, to fall asleep.',
    ),
    fact(
      'Could you give me a receipt for that?',
      ['receipt|paper|proof|confirmation|copy|in writing', 'give|get|have|could|can'],
      'Of course. I’ll print you one right away, and please keep it this time!',
    ),
    fact('Can I keep the box?', 'box|bag|keep the', 'I need the box, but I can give you a bag.'),
    fact('How are you?', 'how are you', 'Not too bad, thanks. It’s been a busy day at this desk.'),
  ],
  steps: [
    step(
      'What can I do for you?',
      [
        'headphones|work*|broken|stopped|faulty|refund|sound|charge|broke|complain*|money|replace*|repair|earphones|defect*|kaputt|fix|dead|battery|switch*|music|hear|take back',
      ],
      'Say what you bought, and what’s wrong with it.',
      'I bought these headphones here last week, and they’re faulty: they have stopped working.',
      {
        other_wordings: ['How can I help you today?', 'I see you’ve got a box with you. What’s the problem?'],
        reactions: [
          when(
            [
              'week|yesterday|days|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
              'stopped|broken|faulty|doesn’t|don’t|not|broke|problem|defect*',
            ],
            [
              'So soon? They should last for years.',
              'Already? That’s annoying.',
              'Oh dear, they’re nearly new. Let me see them.',
            ],
          ),
          when('stopped|broken|faulty|don’t work|doesn’t work|not work|broke|dead|defect*|fix|repair', [
            'That’s annoying. I use mine every day.',
            'I’m sorry about that. Put them on the desk, please.',
          ]),
          when('money|refund', 'One thing after the other. I’ll have a look at them first.'),
          when(
            'return|take back|bring back|exchange|replace*|back',
            'You’d like to return them. Put them on the desk, please.',
          ),
          when('headphones|earphones|sound|battery|music', 'Let me see. That’s one of our popular models.'),
          when('problem|complain*|complaint', 'That’s what this desk is for. Put them here, please.'),
          on('dont_know', 'You’ve got a box under your arm. Is something broken?', { goes_to: 'stay' }),
          on('joke', 'That’s a first at this desk! But what’s in the box?', { goes_to: 'stay' }),
          when(
            'this pair|these things|anymore|any more|from you|doesn’t do|don’t do|silent|crackl*|volume|left side|right side|last week|guarantee|warranty|swap|exchange|noise|bluetooth',
            'Oh no. Let me have a look at them.',
          ),
        ],
      },
    ),
    step(
      'What exactly happens when you switch them on?',
      [],
      'Describe it: “When I …, …”.',
      'When I switch them on, the light goes red, but there’s no sound.',
      {
        topics: [
          'switch*|turn*|press*|push*|button*|off|start*|restart*|connect*|bluetooth|plug*|pair*|cable|charg*|battery|power|go on|comes on|goes on|one ear|my ear|ears|left ear|doesn’t work|not work*|works|stop working|green light|blue light|the music|a lamp|no music|always',
          'nothing|happen*|sound*|hear*|noise*|crackl*|buzz*|beep*|whistl*|quiet|loud*|silent|silence|volume|voice|left|right|side|microphone|bass',
          'light*|red|blink*|flash*|led|display|smoke|smell*|hot|warm|burn*|broken|break*|broke|crack*|dead|die|dies|stop*|minute*|second*|phone|computer|tablet|sometimes|when i|if i',
        ],
        other_wordings: [
          'Let’s have a look. What happens when you turn them on?',
          'Could you describe what they do when you switch them on?',
        ],
        reactions: [
          when('smoke|burn*|hot|smell*', 'Oh! Then please don’t switch them on in here.'),
          when(
            ['light*|red|blink*|flash*', 'no sound|not hear|can’t hear|nothing|but|no music'],
            [
              'So there’s power, but no sound.',
              'A light and no music. I’ve seen that before.',
              'Right, thanks, that helps me a lot.',
            ],
          ),
          when('nothing|dead|doesn’t start|don’t start|not turn on|don’t turn on|doesn’t turn on', [
            'Nothing at all? They’re as dead as a stone, then.',
            'So you don’t hear anything at all.',
          ]),
          when('one ear|left|right|one side', 'Only on one side? That sounds like a loose wire.'),
          when('bluetooth|connect*|pair*|phone', 'So they don’t find your phone.'),
          when('noise*|crackl*|buzz*|beep*|whistl*|loud*', 'A noise like that isn’t good for your ears.'),
          when('minute*|second*|then|sometimes|suddenly|again', 'So they work for a bit, and then they stop.'),
          when('light*|red|blink*|flash*', 'The light’s trying to tell us something.'),
          when(
            'no sound|not hear|can’t hear|no music|quiet|silent|silence',
            'No sound at all. That’s not what you paid for!',
          ),
          on('dont_know', 'Is there a light, or a sound, or nothing at all?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Have you charged the battery? And have you dropped them, by any chance?',
      [],
      'Answer both questions.',
      'I’ve charged them all night, and I’ve never dropped them. There isn’t even a scratch.',
      {
        topics: [
          'charged|charge|battery|dropped|drop|yes|no|already|fell|careful*|hours|haven’t|didn’t|once|accident*|both|neither|course|maybe|only|fallen|not drop*|have not|i’ve not|not yet|the whole night|all night|last night|the night|over night|overnight|my cat|never|yesterday|is full|fully|the floor',
          'my brother|my sister|in water|the water|into water|my dog|the dog',
        ],
        other_wordings: [
          'Two questions that I have to ask: is the battery full, and have they ever fallen down?',
          'Did you charge them properly? And they didn’t fall on the floor, did they?',
        ],
        reactions: [
          when(
            'never dropped|not dropped|haven’t dropped|didn’t drop|not drop|never fell|not fallen|careful*|isn’t dropped|treat them|baby|gently|brand new|look after|good care|care of them',
            [
              'Good, I can’t see a scratch on them, either.',
              'I believe you. They look like new.',
              'Fair enough. They look well cared for.',
            ],
          ),
          when('washing|bath|pool|rain|toilet', 'Water isn’t good for them, but thank you for being honest.'),
          when('dropped|fell|fallen|carpet|my pocket|played with', [
            'That shouldn’t break them. They’re made to fall now and then.',
            'Thank you for being honest. One fall shouldn’t break them.',
          ]),
          when(
            'not charged|haven’t charged|didn’t charge|forgot',
            'Then I’ll quickly plug them in here … no, that doesn’t help.',
          ),
          when('charged|battery|hours|cable|plugged', 'So it isn’t the battery.'),
          when('neither|no and no', 'I believe you. They look like new.'),
          on('no', 'I’ve quickly plugged them in here, but that doesn’t help. And they look like new.'),
          on('yes', 'Thank you for being honest. Such things happen.'),
          on('dont_know', 'Well, when was the last time you charged them?', { goes_to: 'stay' }),
          on('joke', 'I hope not! But seriously, are they charged?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Could I have the receipt, please?',
      [
        'receipt|find|no|sorry|afraid|home|email|statement|bank|box|here|yes|threw|paid|proof|haven’t|left|dog|ate|forgot*|course|thrown|app|paper|bill|without|gone|photo|not have|away|don’t have|my mother|never got|on my phone|my phone|i lost|lost it|have lost|my card|by card',
      ],
      'Explain that you can’t find it, and offer something else.',
      'I’m afraid I can’t find it, but I have the box and my bank statement.',
      {
        other_wordings: ['I’ll need to see the receipt, please.', 'Have you got the receipt with you?'],
        reactions: [
          when('dog|ate|cat|washing', 'That’s a new one! But nobody can look for it there.'),
          when(
            ['bank|statement|email|app|photo|box', 'but|no|haven’t'],
            [
              'No receipt, but you’ve got something else. We’ll see.',
              'Hm. At least that’s something.',
              'That’s better than nothing. Let’s see what I can do.',
            ],
          ),
          when('find|threw|thrown|gone|forgot*|home|left|don’t have|haven’t got|not have', [
            'No receipt? That makes it a bit harder.',
            'I’m always losing mine as well, to be honest.',
          ]),
          when(
            'bank|statement|email|app|photo|box|e-mail|inbox|online|order number|confirmation|my bag|let me look|look for it',
            'Hm. At least that’s something.',
          ),
          when(
            'here it is|here you are|of course|here is',
            'Thank you. Hm, that’s only for a cable, from last year. The right one isn’t there.',
          ),
          on('no', ['No receipt? That makes it a bit harder.', 'I’m always losing mine as well, to be honest.']),
          on('yes', 'Thank you. Hm, that’s only for a cable, from last year. The right one isn’t there.'),
          on('dont_know', 'Have a look in your bag or in the box. Is it there?', { goes_to: 'stay' }),
          on('joke', 'Nice try! But have you got the receipt, or anything like it?', { goes_to: 'stay' }),
          when(
            'binned|bin|rubbish|washing machine|washed|wet|rain|torn|can’t read|faded|lost|somewhere|moved house|present|gift|boyfriend|girlfriend|online|order number|screenshot|picture|my wallet|look for it|sec|wait',
            'I see. That makes it a bit more difficult.',
          ),
        ],
      },
    ),
    step(
      'I’m not normally allowed to take anything back without a receipt. When did you buy them, and how did you pay?',
      [],
      'Say which day and how you paid. Have you got any other proof?',
      'Last Friday, by card. I can show you my bank statement on my phone.',
      {
        topics: [
          'monday|tuesday|wednesday|thursday|friday|saturday|sunday|ago|card|cash|statement|bank|phone|app|paid|yesterday|afternoon|credit|remember|voucher|money|christmas|# day*|# week*|# month*|on the #|the #|one month|a month|last month|last week*|this morning|days|a week|this week|one week',
          'the weekend|my birthday|for my birthday',
        ],
        other_wordings: [
          'Without the right receipt, my hands are tied. But tell me: when did you buy them, and how did you pay?',
          'Maybe I can find it in the computer. When was it, and how did you pay?',
        ],
        reactions: [
          when('statement|bank|app|email', [
            'A bank statement! That’s as good as a receipt.',
            'Show me, please … yes, there it is. That’ll do.',
            'Perfect, that shows me everything that I need.',
          ]),
          when(
            ['card|credit|phone', 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|ago|yesterday'],
            [
              'One moment … yes, here’s your payment in our system.',
              'By card, that helps. I can see it in the computer.',
            ],
          ),
          when('card|credit|phone', 'By card, that helps. I can see it in the computer.'),
          when('cash|money|notes|coins', [
            'In cash … but look, there was only one pair sold for cash. That must be you.',
            'Cash is difficult, but I remember your face, I think.',
          ]),
          when(
            'remember|forgot|not sure|isn’t sure',
            'Never mind. Here’s one from last week in the computer. That must be you.',
          ),
          when(
            'monday|tuesday|wednesday|thursday|friday|saturday|sunday|ago|yesterday',
            'Let me look … there it is, in the computer.',
          ),
          on('dont_know', 'Was it this week or last week? And did you use a card?', { goes_to: 'stay' }),
          on('joke', 'With chocolate, of course! And really: when, and by card or in cash?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'So, here’s what I can do: I could send them away for repair, which takes three weeks. Would that be all right?',
      [],
      'Say what you would prefer, and why.',
      'Three weeks is too long. I’d rather not have a repair. Could you replace them?',
      {
        topics: [
          'no|weeks|replace*|refund|money|rather|prefer|yes|all right|exchange|if|faulty|guarantee|can’t|isn’t|wouldn’t|fine|ok|okay|wait|sorry|impossible|back|shorter|other|pair|possible|much|sure|lend|law|accept|new one*|i need|need them|not all right|not really|too long|so long|that long',
          'don’t want|don’t have|would be|my birthday|my holiday|on holiday|never',
        ],
        other_wordings: [
          'Let’s see. We could have them repaired, and that takes three weeks. What would you say to that?',
          'The usual way is a repair, and you’d have them back in three weeks. Would you be happy with that?',
        ],
        reactions: [
          when('money back|refund|my money', 'So you’d rather have your money. I understand.'),
          when('new pair|new one*|replace*|exchange|another pair|other pair', [
            'A new pair, you mean? That’s fair.',
            'You’d rather have new ones. I would, too.',
            'I’d ask for the same. Give me a second.',
          ]),
          when('too long|three weeks|weeks|can’t wait|not wait|every day|music|patience|meanwhile|in the meantime', [
            'I understand. Three weeks without music is a long time.',
            'No, I wouldn’t want to wait for so long, either.',
          ]),
          when('guarantee|law|right|rights', 'You know your rights! And you’re quite right.'),
          when(
            'fine|ok|okay|no problem|all right|can wait|sure|no hurry|take your time',
            'You’re very patient! But maybe there’s something better for you.',
          ),
          on('no', ['I understand. Let’s find something else.', 'No, I wouldn’t want to wait for so long, either.']),
          on('refusal', 'I understand. Let’s find something else.'),
          on('yes', 'You’re very patient! But maybe there’s something better for you.'),
          on('dont_know', 'Well, could you do without headphones for three weeks?', { goes_to: 'stay' }),
          on('joke', 'I’d repair them myself if I could! But would three weeks be all right?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'I’ve just looked in the computer, and that model is sold out. I can offer you a voucher, or your money back. Which would you prefer?',
      [
        'money|refund|voucher|back|other|neither|model|cash|card|choose|prefer|take|first|second|both|none|different|doesn’t matter|don’t mind|either|headphones|pair|half|wait|latter|former',
      ],
      'Choose one and give a reason.',
      'I’d like a refund, because I don’t need a voucher for this shop.',
      {
        other_wordings: [
          'Bad news, we haven’t got any more of them. You can have your money back, or a voucher. What would you like?',
          'I’m afraid there isn’t a single pair left. So it’s either a voucher or your money back. Which do you prefer?',
        ],
        reactions: [
          when('neither|none|nothing', 'Neither? Then I’ll give you the next better model, for the same price.'),
          when('not voucher|don’t want a voucher|no voucher|don’t need a voucher', [
            'Your money, of course. I’d do the same.',
            'Money it is, then.',
            'No problem. It’ll be back in your account in a few days.',
          ]),
          when(
            ['other|different|another|new', 'model|pair|headphones|one'],
            'With the voucher you could take the blue ones over there. They’re great.',
          ),
          when('money|refund|cash|card|second|latter', [
            'Your money, of course. I’d do the same.',
            'Money it is, then.',
          ]),
          when('voucher|first|former', [
            'A voucher, good. There’s ten dollars extra on it, because of the trouble.',
            'Then you can choose something nice. It’s good for three years.',
          ]),
          when('both|either|don’t mind|doesn’t matter|same', 'Then take the money. You can do what you like with it.'),
          on('no', 'Then I’ll give you the next better model, for the same price.'),
          on('dont_know', 'Do you often buy things in our shop? If not, take the money. What do you think?', {
            goes_to: 'stay',
          }),
          on('joke', 'A yacht? I’d have to ask my boss! Money, or a voucher?', { goes_to: 'stay' }),
          when('shop here|here again|come back|never again|buy others|somewhere else|worth|often here|regular', [
            'That’s your decision, of course.',
            'I understand.',
          ]),
        ],
      },
    ),
    step(
      'I’ve put everything into the computer. Was there anything else?',
      [],
      'Say thank you, or ask for something: for example, for proof that you returned it.',
      'No, thank you, that’s all. You’ve been very helpful.',
      {
        topics: [
          'no|nothing|else|yes|fine|everything|enough|okay|ok|perfect|sure|nice day|good day|i need|good bye|very good|are you open|that’s all|that was all|all thanks|where can|where is|i’m happy|very happy|great',
          'thank*|help*|kind|nice|friendly|patient|patience|service|grateful|bye|goodbye|sorry|satisfied|next time',
          'receipt|paper|proof|confirmation|copy|email|sign*|bag|box|print*|when|how long|money|card|account|voucher|headphones|battery|cable|charger|buy|look|toilet|recommend*',
          'glad|worked|solved|trouble|pleasure|in writing|by post|relieved|weekend|same to you|you too',
        ],
        other_wordings: [
          'There, that’s all done. Do you need anything else?',
          'Just sign here, please. Is there anything else that I can do for you?',
        ],
        reactions: [
          when(
            'bad|terrible|awful|worst|never come|not come back|rude|unfriendly|angry|disappointed|not happy|unhappy',
            'I’m sorry you feel that way. I’ll pass it on to my boss.',
          ),

          when('receipt|proof|confirmation|copy|paper|in writing|print*', 'Good idea.'),
          when(
            'buy|headphones|battery|cable|charger|look around|recommend*',
            'They’re on the shelf behind you. Take your time.',
          ),
          when(
            'complain*|unhappy|not happy|bad service|terrible|isn’t happy',
            'I’m sorry to hear that. I’ll tell my boss.',
          ),
          when('thank*|help*|kind|nice|friendly|patient|grateful', [
            'It was a pleasure. Not everybody’s so polite at this desk.',
            'That’s nice to hear. It makes my day.',
            'Oh, thank you! I don’t hear that every day.',
          ]),
          when('nothing|that’s all|that is all|that’s it|everything', [
            'Then I wish you a good day.',
            'That was easy, wasn’t it?',
          ]),
          on('no', ['Then I wish you a good day.', 'That was easy, wasn’t it?']),
          on('dont_know', 'Would you like a receipt, for example?', { goes_to: 'stay' }),
          on('joke', 'You’re the funniest customer today! Anything else, seriously?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'My colleague says you probably dropped them. I’m sure you didn’t, but I have to ask: did you drop them, and have you charged the battery?',
    ),
    twist(
      6,
      'The computer’s gone off again … now it’s back. I could send them away for repair, which takes three weeks. Would that be all right?',
    ),
    twist(
      7,
      'Oh no, somebody bought the last pair ten minutes ago! I can offer you a voucher, or your money back. Which would you prefer?',
    ),
  ],
  starters: [
    'Excuse me, is this the service desk?',
    'Hello. I’ve got a problem with something I bought here.',
    'Hi, I’d like to return something.',
  ],
  opening_message: 'Good afternoon. You’ve come to the right desk.',
  closing_message: 'Thanks for being so patient with us. Take care, and keep your receipts!',
  correction: 'prompt',
})
