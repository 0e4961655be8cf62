import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
  id: 'hotel-b1',
  name: 'A complaint at the hotel',
  language: 'en',
  level: 'B1',
  description:
    'There are a few problems with your hotel room. Explain them politely, and find a solution you’re happy with.',
  role: 'Night manager of a hotel in Vancouver',
  partner_name: 'Daniel',
  region: 'CA',
  scenario:
    'It’s ten in the evening. You checked in this afternoon, but you can’t relax in your room. The hotel is nearly full, so the manager has to be creative.',
  goals: [
    'I can describe a problem clearly and politely.',
    'I can say what I expect.',
    'I can compare suggestions and choose one.',
    'I can confirm what has been agreed.',
  ],
  grammar: [
    'too and not enough',
    'present perfect with already and yet',
    'polite questions: Could you …? Would it be possible to …?',
  ],
  vocabulary: words({
    'to complain': 'to say that you are not happy with something',
    'air conditioning': 'a machine that cools a room',
    heating: 'what makes a room warm',
    noisy: 'with a lot of noise',
    'to work': 'to do what it’s supposed to do',
    leak: 'a hole through which water comes out',
    refund: 'money that you get back',
    discount: 'a lower price than usual',
    'to switch rooms': 'to change to another room',
    'to fix': 'to make something work again',
    available: 'free, so that you can have it',
    apology: 'words that say you are sorry',
  }),
  facts: [
    fact(
      'How much is the other room?',
      ['how much|price|cost*|pay|expensive', 'room|more|extra|switch|move'],
      'It doesn’t cost any more. It’s actually ten dollars cheaper.',
    ),
    fact(
      'What is the other room like?',
      ['other|new|smaller', 'room', 'what|how|where|which|is|has'],
      'It’s on the second floor, next to the garden. It’s small, but warm and very quiet.',
    ),
    fact(
      'Do you have a better room?',
      ['better|bigger|another|suite|different|free', 'room*|suite|available'],
      'Only one room is free tonight, I’m afraid. There’s a dentists’ conference in town.',
    ),
    fact(
      'Why is the hotel so full?',
      ['why', 'full|busy|no rooms|booked'],
      'There’s a dentists’ conference in town. Every bed in Vancouver is taken.',
    ),
    fact(
      'Who are the people next door?',
      ['who', 'next door|neighbour*|neighbor*|people|noise'],
      'A group of dentists, and they’re celebrating. I’ll have a word with them.',
    ),
    fact(
      'Can you call the technician?',
      ['technician|engineer|someone|repair*|fix*', 'call|come|now|tonight|when|why'],
      'I’ve called him twice, but his phone is off. He has a new baby at home.',
    ),
    fact(
      'Can you fix it yourself?',
      ['you|yourself', 'fix|repair|do it'],
      'I’ve tried before, and I only made it worse.',
    ),
    fact('Can I speak to the manager?', 'manager|your boss|director', 'At night, the manager is me.'),
    fact(
      'Can I cancel and leave?',
      ['cancel|leave|another hotel|other hotel|check out', 'can|could|if|what'],
      'You could, and you’d get your money back. But every hotel is full tonight.',
    ),
    fact('Can I have my money back?', 'money back|refund|compensation|discount', 'It’s only fair to ask for that.'),
    fact(
      'What time is breakfast?',
      'breakfast',
      'Breakfast is from half past six to ten. The pancakes are worth getting up for.',
    ),
    fact(
      'Can someone help me with my luggage?',
      'luggage|bags|suitcase|carry',
      'I’ll carry everything myself, don’t worry.',
    ),
    fact(
      'Is there Wi-Fi?',
      'wifi|wi-fi|wi fi|internet|password',
      'It’s free. The password is “whale2020”, and it’s faster by the window.',
    ),
    fact(
      'Is the bar still open?',
      'bar|restaurant|drink|hungry|food|kitchen',
      'The bar is open until midnight, and there’s still some soup.',
    ),
    fact('Is there a lift?', 'lift|elevator|stairs', 'The elevator is right behind you.'),
    fact(
      'When is check-out?',
      'check-out|check out|checkout',
      'Normally at eleven, but you can sleep as long as you like.',
    ),
    fact(
      'Has anyone else complained?',
      ['else|other*|anyone', 'complain*|problem*'],
      'You’re the third person tonight, to be honest.',
    ),
    fact('What is your name?', ['name', 'your'], 'I’m Daniel, and I’m here all night.'),
    fact(
      'How long have you worked here?',
      ['you', 'work*|job', 'how long|long|like|always|night*'],
      'For five years, always at night. You hear the best stories then.',
    ),
    fact(
      'Where are you from?',
      ['where', 'you', 'from|live|born'],
      'I grew up in Montréal, but I came here for the mountains.',
    ),
    fact('Do you ever sleep?', ['you', 'sleep|tired'], 'From eight in the morning, with a pillow over my head.'),
    fact(
      'What is the weather like?',
      'weather|rain*|cold outside|snow*',
      'It’s two degrees and raining. A typical November in Vancouver.',
    ),
  ],
  steps: [
    step(
      'What seems to be the problem with your room?',
      [],
      'Describe one problem: “The … doesn’t work” or “It’s too …”.',
      'The heating doesn’t work, and it’s too cold to sleep.',
      {
        topics: [
          'room|noise|noisy|loud|cold|hot|warm|shower|heating|heater|air|light*|bed|smell*|stink*|dirty|broken|wifi|wi-fi|window|door|toilet|bathroom|neighbor*|leak*|tv|key|internet|insect*|spider*|towel*|lamp|clean|mouse|mice|bug*|dark|party|music|everything|carpet|lock|can’t sleep|cannot sleep',
          'to sleep|too small|very small|so small|doesn’t work|not work*|isn’t working|no water|the water|neighbours|the neighbour',
          'disco|nightclub|pub|bar|dog|bark*|under me|above me|next door|snor*|fridge|fan|minibar|drill*|building site|traffic|mosquito*|sheets|mattress|pillow*|hair|the bin|rubbish|no hot|no lights',
        ],
        other_wordings: [
          'Please tell me, what’s wrong with your room?',
          'You’d like to complain about your room? What’s the matter with it?',
        ],
        reactions: [
          when('heating|heater|radiator|cold|freezing', [
            'And that on a night like this! I’m sorry.',
            'No heating? You must be freezing.',
          ]),
          when('air conditioning|air con|hot|warm', 'It must be like an oven up there. I’m sorry.'),
          when('noise|noisy|loud|party|music|shout*|neighbor*', [
            'I’m sorry. Nobody can sleep with that going on.',
            'That’s the last thing you need at this hour.',
          ]),
          when('shower|leak*|toilet|bathroom|sink', 'Oh no, not the bathroom! I’m sorry about that.'),
          when('dirty|smell*|stink*|not clean|isn’t clean', 'That mustn’t happen. I’m really embarrassed.'),
          when('mouse|mice|spider*|insect*|bug*|cockroach*', 'Oh dear! I didn’t expect that on the seventh floor.'),
          when(
            'wifi|wi-fi|internet|tv|light*|lamp|door|key|window|lock',
            'I’m sorry about that. It was fine this morning.',
          ),
          when('bed|dark|view', 'I’m sorry to hear that. You should feel at home here.'),
          on('dont_know', 'Well, is it too loud, too cold, or is something broken?', { goes_to: 'stay' }),
          on('joke', 'I’ve heard a lot at night, but never that! What’s really wrong?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'How long has it been like this, and have you tried anything yourself?',
      [
        'since|hour*|afternoon|evening|arrived|arrival|tried|try|yes|no|already|turned|closed|opened|switched|called|day|today|beginning|minute*|first|check*|nothing|start|came|knocked|asked|time|for #|all night|all the|whole night|always|last night|this morning|yesterday|the night|days',
      ],
      'Say since when, and what you have already tried.',
      'Since this afternoon. I’ve already tried to fix it, but nothing happened.',
      {
        other_wordings: [
          'Since when has it been like that? And what have you tried so far?',
          'When did you notice it, and have you already tried to do something about it?',
        ],
        reactions: [
          when(
            [
              'tried|turned|switched|closed|opened|fix*|asked|knocked|called|already',
              'nothing|but|still|didn’t|not|doesn’t',
            ],
            ['Well, you’ve done everything you could.', 'Thank you for trying. That was my job, really.'],
          ),
          when(
            'haven’t tried|not tried|tried nothing|nothing yet|haven’t done|didn’t try',
            'You don’t have to, of course. That’s my job.',
          ),
          when('since|hour*|afternoon|arrived|checked in|beginning', [
            'So long? You should have called me sooner.',
            'Since then? You’ve been very patient.',
          ]),
          when('now|minute*|just', 'Good that you came straight away.'),
          when(
            'tried|turned|switched|closed|opened|fix*|asked|knocked|called',
            'Thank you for trying. That was my job, really.',
          ),
          on('yes', 'Thank you for trying. That was my job, really.'),
          on('no', 'You don’t have to, of course. That’s my job.'),
          on('dont_know', 'Was it like that when you checked in, or did it start later?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Is there anything else you’re not happy with?',
      [],
      'Name another problem, or say that this is the only one.',
      'Yes, the people next door are very noisy.',
      {
        topics: [
          'no|nothing|only|everything|else|fine|rest|okay|ok|enough|yes|also|another|one more|very old|too old|so old|and the|doesn’t work|not work*|isn’t working|other people|that’s all|all good|too small|too loud|too cold|too hot|too dark|very small|the neighbour*|hot water|the water|a dog|the dog',
          'the door|the floor|hair in|hairs|my room|the room',
          'bed|pillow*|blanket*|towel*|bathroom|shower|toilet|sink|window*|lamp|light*|tv|carpet|wall*|curtain*|chair|wifi|wi-fi|internet|key*|fridge|minibar|view|balcony|air*|heat*',
          'noise|noisy|loud|cold|hot|warm|dirty|clean*|smell*|stink*|broken|dark|missing|slow|expensive|price|leak*|wet|hard|soft|uncomfortable|rude|unfriendly|ugly',
          'neighbor*|next door|guest*|child*|music|party|street|traffic|elevator|lift|staff|service|breakfast|food|restaurant|bar|parking|pool|mouse|spider*|insect*',
          'isn’t that enough|that enough|telly|turn on|turn off|minibar|fridge|hairdryer|kettle|safe|plug|curtain*|blind*|mirror|sink|tap|carpet|stain*|the smell|drips|dripping|breakfast|reception|as well|either',
          'apart from|otherwise|great|cleaned|disappoint*',
        ],
        other_wordings: [
          'Before we look for a solution: is anything else wrong?',
          'Is that all, or is there another problem?',
        ],
        reactions: [
          when('nothing else|only|that’s all|that is all|that’s it|the rest is|everything else|rest is fine', [
            'Good, so we’ve got one problem to solve.',
            'Well, one problem is enough.',
          ]),
          when('noise|noisy|loud|party|music|next door|neighbor*', [
            'I’ll ask them to be quiet straight away.',
            'I’ll have a word with them in a minute.',
          ]),
          when('wifi|wi-fi|internet|slow', 'Our Wi-Fi is from the last century. I’m sorry.'),
          when('dirty|clean*|smell*|stink*|towel*', 'I’ll send someone up with fresh things.'),
          when('bed|pillow*|blanket*|hard|soft', 'I can find you better pillows, at least.'),
          when('light*|lamp|tv|window*|shower|toilet|fridge', 'That goes on the list, too. I’m sorry.'),
          when('staff|rude|unfriendly|service|breakfast|price|expensive', 'I’ll pass that on, I promise.'),
          on('no', ['Good, so we’ve got one problem to solve.', 'Well, one problem is enough.']),
          on('joke', 'If that were all, I’d be a happy man! Is there really anything else?', { goes_to: 'stay' }),
          on('dont_know', 'Think about the bathroom, the bed, the neighbours. Is everything all right there?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Our technician has already gone home. He could come at seven tomorrow morning. Would that help?',
      [],
      'Say if that is good enough for you, and why.',
      'I’m afraid not, because I need to sleep tonight. Perhaps another room is available.',
      {
        topics: [
          'no|early|tonight|now|sleep|sorry|help*|yes|ok|okay|fine|already|before|can’t|isn’t|wouldn’t|doesn’t|won’t|leav*|breakfast|meeting|impossible|immediately|freez*|wait|all right|other room|another room|acceptable|maybe|unacceptable|too late|so late|not really|not good|not possible|very good',
          'that’s good|be good|is good|be better|is better|sounds good|not enough|too long',
          'earlier|until then|in the meantime|meanwhile|no choice|not helpful|someone else|somebody else',
        ],
        other_wordings: [
          'I’ve called the technician, but he can only be here at seven tomorrow morning. Would that be all right for you?',
          'At this time I can’t reach anyone. Somebody could fix it at seven tomorrow morning. Would that help?',
        ],
        reactions: [
          when(
            'another room|other room|different room|switch rooms|change room*|move',
            'I was thinking of that myself.',
          ),
          when('too late|tonight|can’t sleep|cannot sleep|need to sleep|sleep|freez*|now|immediately', [
            'No, that doesn’t help you tonight. You’re right.',
            'I understand. You want to sleep now, not tomorrow.',
          ]),
          when('too early|seven|sleep in|wake', 'Too early? I understand, you’re on holiday.'),
          when('leav*|flight|train|plane|meeting|check out', 'You’ll be gone by then, I see.'),
          when(
            'okay|ok|fine|all right|no problem|can wait',
            'That’s very kind. But I’d like to do something for you tonight, too.',
          ),
          on('no', ['I understand. Then let’s think again.', 'No, that doesn’t help you tonight. You’re right.']),
          on('yes', 'That’s very kind. But I’d like to do something for you tonight, too.'),
          on('dont_know', 'Put it this way: could you sleep in that room tonight?', { goes_to: 'stay' }),
          on('joke', 'I’d do it myself if I could! But would seven o’clock help you?', { goes_to: 'stay' }),
          when(
            'airport|by then|flight|gone|train|get up anyway|why not|in the morning|tomorrow|i’m leaving|check out|on holiday|wake me|asleep|in bed|still dark',
            'Seven is early, I know.',
          ),
        ],
      },
    ),
    step(
      'I have one other room, but it’s smaller and has no view. Or I could bring you a heater, earplugs and two blankets. Which would you prefer?',
      [
        'room|smaller|small|other|heater|blanket*|prefer|rather|switch|move|first|second|neither|both|view|earplugs|change|stay|bring|either|mind|another|latter|former',
      ],
      'Choose one and give a reason.',
      'I’d rather switch rooms, because I can’t sleep with a heater.',
      {
        other_wordings: [
          'I can offer you a smaller room without a view, or I bring you a heater, blankets and earplugs. Which do you prefer?',
          'We’ve got two possibilities: a smaller room on the other side, or blankets, earplugs and a heater from me. Which would be better?',
        ],
        reactions: [
          when('neither|none|nothing of', 'Neither? I understand. Then I’ll give you my own office with the big sofa.'),
          when(
            ['switch|move|other|smaller|small|change|first|former', 'view|small|smaller|mind|matter'],
            [
              'You won’t see the mountains, but you’ll sleep like a baby.',
              'Good choice. With your eyes closed, you don’t need a view.',
            ],
          ),
          when('switch|move|smaller|small|other room|another room|new room|change|first|former', [
            'I’ll help you with your bags straight away.',
            'Here’s the new key. It’s on the second floor.',
          ]),
          when('heater|blanket*|earplugs|stay|second|latter', [
            'I’ll bring you everything in five minutes.',
            'So you’re staying. I’ll be up with the warm things right away.',
          ]),
          when('both|all', 'Both, then! I’ll bring the blankets to the new room.'),
          when('don’t mind|doesn’t matter|either|same', 'Then take the quiet room. Here’s the key.'),
          on('dont_know', 'Is it the view you love, or your sleep?', { goes_to: 'stay' }),
          on('joke', 'Good idea, but my boss would kill me! The room, or the blankets?', { goes_to: 'stay' }),
          on('no', 'Neither? I understand. Then I’ll give you my own office with the big sofa.'),
        ],
      },
    ),
    step(
      'And what do you think would be fair for the trouble you’ve had?',
      [],
      'Say what you expect: “I think … would be fair.”',
      'I think an apology would be fair. And how about a discount or a free breakfast?',
      {
        topics: [
          'refund|discount|money|price|breakfast|free|pay*|less|upgrade|nothing|apology|apologi*|percent|drink*|dinner|better|cheaper|half|wine|champagne|voucher|spa|meal|stay|fair|sorry|massage|back|parking|hotel|# pounds|# euros|a night|one night|nights|this night|the night|whole night',
          'charg*|not pay*|bubbly|bottle|flowers|a room|another night|late checkout|check out later|suite|points|taxi|free drinks|on the house|smile|call me|a letter|written apology|compensation',
        ],
        other_wordings: [
          'I’d like to do something to say sorry. What would be fair, in your opinion?',
          'You’ve had a bad evening with us. What would you expect in return?',
        ],
        reactions: [
          when(
            'nothing|not necessary|isn’t necessary|no need|don’t need|don’t want anything',
            'Nothing at all? You’re too kind! I’ll send a dessert to your room.',
          ),
          when('apolog*|say sorry', 'You’re right. On behalf of the hotel, I’m truly sorry. And breakfast is free.'),
          when(
            ['breakfast|drink*|wine|dinner|meal', 'discount|refund|money|percent|cheaper'],
            'A bit of both? You know what you want! I’ll see to it.',
          ),
          when('all the money|everything|full refund|free night|night* free|don’t pay|not pay|can’t pay', [
            'The whole night? I’ll have to explain that to my boss, but all right.',
            'That’s a lot, but you’ve had a lot of trouble. Agreed.',
          ]),
          when('breakfast|drink*|wine|dinner|meal|champagne|dessert', [
            'That’s the least I can do.',
            'With pleasure. I’ll tell the kitchen.',
          ]),
          when('discount|refund|money|percent|cheaper|less|half|price', [
            'That’s fair. I’ll take it off your bill.',
            'I can do that. It’ll be on your bill.',
          ]),
          when('upgrade|voucher|suite|spa|parking', 'I’ll see to it. You’ve earned it.'),
          on('no', 'You’re too kind! I’ll send a dessert to your room.'),
          on('dont_know', 'Something to eat, perhaps, or something off the price?', { goes_to: 'stay' }),
          on('joke', 'A trip to Hawaii? I’d come with you! But what would be fair?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Just so I don’t forget anything, what have we agreed?',
      [],
      'Sum up what will happen: “You will …, and I will …”.',
      'I’ll switch rooms now, my breakfast is free, and you’ll fix the heating tomorrow.',
      {
        topics: [
          'switch*|change*|smaller|stay*|heater|blanket*|earplugs|bring|key|at #|# o’clock|new room|i get|we get|you get|get a|one night|free night|this night|my room|the room|another room|other room|i move|moving|the morning|a free|i sleep',
          'breakfast|free|discount|refund|money|price|pay*|less|percent|bill|drink*|dinner|coffee|dessert|apolog*|half',
          'technician|fix*|repair*|tomorrow|tonight|seven|quiet|neighbor*|noise|ask them|heating|help*|bags|luggage|will|agree*|give',
        ],
        other_wordings: [
          'My memory is bad at night. What have we agreed on?',
          'Let me write it all down. So, what have we agreed?',
        ],
        reactions: [
          when(
            ['switch*|blanket*|heater', 'breakfast|free|discount|refund|money|pay*|less|percent|bill|dinner|drink*'],
            ['That’s exactly what I’ve written down.', 'Perfect, not one word is missing.'],
          ),
          when('switch*|blanket*|heater|earplugs', 'And the rest will be on your bill.'),
          when(
            'breakfast|free|discount|refund|money|pay*|less|percent|bill|dinner|drink*',
            'And you’ll have a quiet night, I hope.',
          ),
          when('technician|fix*|repair*|tomorrow', 'At seven, and he’ll bring his big toolbox.'),
          on('dont_know', 'Let’s start with the room: where are you going to sleep?', { goes_to: 'stay' }),
          on('joke', 'I don’t remember that part! What have we really agreed?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Somebody has just called from the room next to yours, and they’re not happy, either. Is there anything else that’s wrong with your room?',
    ),
    twist(
      4,
      'The technician has just sent me a message: his baby was born an hour ago! So he can only come at seven tomorrow morning. Would that help?',
    ),
    twist(
      6,
      'My boss has just written to me: “Make the guest happy!” What would be fair for all the trouble, do you think?',
    ),
  ],
  starters: [
    'Good evening. I’m afraid I have to complain.',
    'Excuse me, can you help me?',
    'I’d like to speak to the manager, please.',
  ],
  opening_message: 'Good evening. I’m the night manager, and I’d like to help you.',
  closing_message: 'Thank you for being so patient. I wish you a very good night, and call me at any time!',
  correction: 'prompt',
})
