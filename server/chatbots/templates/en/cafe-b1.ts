import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const cafeB1 = template({
  id: 'cafe-b1',
  name: 'Meeting a friend at the café',
  language: 'en',
  level: 'B1',
  description:
    'You meet an old friend in a café. Decide what to have, catch up on each other’s news and make a plan together.',
  role: 'An old school friend, sitting in a café in Galway',
  partner_name: 'Aoife',
  region: 'IE',
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
  facts: [
    fact(
      'How about Saturday?',
      [
        'how about|what about|are you free|can you|can we|shall we|could we',
        'monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|weekend|today|evening|next week|here|my place|your place',
      ],
      'It’s a date!',
    ),
    fact('How are you?', 'how are you|how have you been|how are things|how is life', 'I’m grand! Tired, but happy.'),
    fact(
      'What have you been doing?',
      ['you', 'been doing|been up to|news|new with you|happened'],
      'I’ve moved to a flat by the harbour, and I’ve started playing the fiddle. My neighbours hate me.',
    ),
    fact(
      'How is your job?',
      ['your|you', 'job|work|boss|school'],
      'I’ve changed jobs! I work at the aquarium now, and I feed the sharks.',
    ),
    fact(
      'How is your family?',
      ['your', 'family|mother|father|parents|sister|brother'],
      'They’re all fine. My little brother is taller than me now, can you believe it?',
    ),
    fact(
      'Do you have a boyfriend?',
      ['you', 'boyfriend|girlfriend|married|single|in love|dating'],
      'There’s someone at the aquarium. And no, it isn’t a shark. I’ll tell you more next time!',
    ),
    fact('How is your dog?', 'dog|cat|pet', 'My old dog sends you his love. He still eats shoes.'),
    fact(
      'When are you going to the islands?',
      ['when|what date', 'going|go|trip|travel*|islands|leave'],
      'In the first week of July, if the weather is good.',
    ),
    fact(
      'How long is the trip?',
      ['how long|how many days', 'trip|stay|going|islands|there'],
      'Four days, so that we’ve got time for a long walk.',
    ),
    fact(
      'How much does the trip cost?',
      ['how much|cost*|price|expensive', 'trip|ferry|islands|it|hostel'],
      'About a hundred and fifty euros with the ferry and the hostel.',
    ),
    fact(
      'Who else is coming?',
      ['who', 'coming|come|going|else'],
      'Only Liam so far. You remember him: he fell into the swimming pool at the school party.',
    ),
    fact(
      'Where would we sleep?',
      ['where|hotel|hostel|tent|camp*', 'sleep|stay|hotel|hostel|tent|camp*'],
      'There’s a small hostel right by the beach. Or a tent, if you’re brave.',
    ),
    fact(
      'What can we do on the islands?',
      ['what', 'do there|see there|do on|islands|there'],
      'Rent bikes, walk along the cliffs, and swim if you don’t mind the cold.',
    ),
    fact(
      'What is the soup today?',
      ['soup', 'what|which|kind|in it|homemade|good|vegetarian'],
      'It’s tomato soup with basil, and they make it here. I’ve had it twice this week.',
    ),
    fact(
      'What is on the menu?',
      ['what|which', 'menu|have they|they have|eat here|sandwiches|is there'],
      'Soup, sandwiches, salads, and the best cakes in Galway.',
    ),
    fact(
      'How much is the soup?',
      ['how much|price|cost*', 'soup|sandwich|cake|tea|coffee|pie'],
      'The soup is six fifty, and the sandwiches are about eight euros.',
    ),
    fact(
      'Do you come here often?',
      ['you', 'come here|here often|know this place|like this place|café|cafe'],
      'Every Friday. The waiter already knows my order.',
    ),
    fact(
      'Is there Wi-Fi?',
      'wifi|wi-fi|wi fi|internet',
      'There is, but put your phone away. I want to hear everything!',
    ),
    fact('Where is the toilet?', 'toilet*|bathroom|loo', 'It’s upstairs, behind the bookshelf.'),
    fact(
      'How is Liam?',
      'liam|old friends|our class|our teacher|from school',
      'Liam has become a teacher. Imagine that, after all he did at school!',
    ),
    fact(
      'Do you still live in the same place?',
      ['you', 'live|living|flat|house|move*'],
      'No, I’ve got a tiny flat by the harbour. You can hear the boats at night.',
    ),
    fact(
      'How long have you been waiting?',
      ['you', 'waiting|wait|been here|late'],
      'Only ten minutes. I’ve been watching people, my favourite hobby.',
    ),
    fact('What is the weather going to be like?', 'weather|rain*|sun|sunny', 'It’s Galway: four seasons in one day.'),
    fact(
      'What are you having?',
      ['you', 'having|order*|eat|drink|take|going to have'],
      'The soup, as always, and a huge pot of tea.',
    ),
  ],
  steps: [
    step(
      'It’s so good to see you! Sit down. What have you been doing lately?',
      [],
      'Talk about one or two new things in your life: “I’ve been …”, “I’ve started …”.',
      'I’ve been very busy lately. I’ve started a new course in the evenings.',
      {
        topics: [
          'work*|job*|company|school|university|college|course*|class*|study*|studi*|exam|exams|test*|learn*|english|homework|project*|finish*|graduat*|internship|training|business|retire*|i’ve been|i have been|i’ve had|i’ve got|i’ve become|we’ve been|we’ve had|i *ed|i started|a lot of|my new|a new',
          'my daughter|my son|my mother|my father|my brother|my sister',
          'new flat|as usual|my baby|a baby|reading|i read|sleeping|i lost|lost my|i won|grandmother|football',
          'move*|flat|apartment|home|city|travel*|trip|holiday*|visit*|been to|went|abroad|paint*|renovat*|garden*|buy|bought|driving|licence',
          'family|child*|married|marry|wedding|boyfriend|girlfriend|met|meet*|love|divorc*|separat*|parents|husband|wife|pet',
          'sport*|basketball|gym|train*|run*|swim*|yoga|danc*|play*|music|guitar|piano|band|write|writing|cook*|bak*|game*|series|watch*|paint*|draw*|hobby|photo*|sing*',
          'busy|stress*|ill|sick|hospital|broke|broken|tired|nothing|same|much|bored|boring|lazy|relax*|fine|start*|begun|began|stop*|chang*|since|lately|recently',
        ],
        other_wordings: [
          'Come here and sit down, it’s been a year! What have you been up to lately?',
          'You look great! Now tell me everything: what’s new in your life?',
        ],
        reactions: [
          when('nothing|not much|not a lot|the same|same as always|as usual|boring', [
            'Oh, come on! In a whole year, something must have happened.',
            'I don’t believe you! But all right, no news is good news.',
          ]),
          when('pregnant', 'A baby! I don’t know what to say. I’m so happy for you!'),
          when(
            'married|wedding|engaged|in love|boyfriend|girlfriend|met someone|met somebody',
            'No! And I’m hearing about it only now?',
          ),
          when('new flat|new house|new apartment|moved|moving|move', 'You’ve moved? You have to show me photos.'),
          when('new job|job|work*|company', ['So your life’s full of work.', 'Work, work, work! You haven’t changed.']),
          when('exam|exams|test*|university|college|school|study*|studi*|course*|class*|learn*|homework', [
            'You were always the clever one of us two.',
            'You’re still learning? I’m impressed.',
            'Good for you! I always say I’ll do that, and then I don’t.',
          ]),
          when(
            'ill|sick|hospital|broke my|accident|operation|divorc*|separat*|died|split up',
            'Oh no, I had no idea. I’m so sorry to hear that.',
          ),
          when('travel*|trip|holiday*|abroad|visited|been to', 'So you’ve seen a bit of the world!'),
          when(
            'sport*|basketball|gym|train*|run*|swim*|yoga|danc*|music|guitar|piano|band|sing*|paint*|cook*|bak*|garden*|game*',
            ['That’s news to me!', 'You? I’d never have guessed.'],
          ),
          on('joke', 'You’re still the same clown as at school! And really, what’s new?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And how do you feel about it?',
      [],
      'Say if you like it or not, and why.',
      'I really enjoy it, because I meet a lot of people.',
      {
        topics: [
          'love*|enjoy*|hate*|happy|glad|sad|great|bad|fine|nice|fun|funny|interesting|boring|bored|excit*|amazing|fantastic|wonderful|terrible|awful|horrible|perfect|okay|ok|so so|all right|beautiful|better|worse|i like|i don’t like|like it|like being|feel good|feel well|very good|so good|good about',
          'decision|it was|it’s been',
          'good for|is good|i’m good|i need|i want|new people|with people|many people|meet people|i don’t know|not know|i know|it well|very well|quite well|friends|i learn*|because i|because it|best thing|the best',
          'tired|tiring|stress*|exhaust*|hard|difficult|easy|nervous|afraid|scared|worried|worry|proud|relieved|lonely|alone|homesick|angry|annoy*|disappoint*|surpris*|grateful|lucky|free|relaxed|calm|confus*|mixed|strange|motivat*|satisf*|healthy|fit|strong',
          'feel*|think|although|but|sometimes|miss|hope|time|money|challenge|future|first|used to|get used|not sure',
          'cloud nine|over the moon|sleep badly|not sleep|can’t sleep|be happier|give up|worth it|ups and downs|up and down|overwhelm*|thrilled|regret',
        ],
        other_wordings: ['And are you happy with it?', 'Tell me honestly: how does that feel?'],
        reactions: [
          when(
            'not happy|don’t like|not like|hate|terrible|awful|horrible|bad|boring|bored|sad|disappoint*|angry|annoy*|isn’t happy|doesn’t like',
            ['Oh dear. You know that you can always ring me.', 'That doesn’t sound good. You need something sweet!'],
          ),
          when('stress*|tired|tiring|exhaust*|hard|difficult|too much', [
            'You need a break, so it’s good that you’re here.',
            'I can see it in your eyes. You need a good meal.',
          ]),
          when(
            'nervous|afraid|scared|worried|worry|not sure|isn’t sure',
            'I’d feel the same, but I’m sure you’ll manage.',
          ),
          when('lonely|alone|miss|homesick', 'Then we must see each other more often!'),
          when('colleague*|team', [
            'People make all the difference, don’t they?',
            'I’m glad that you’re in good company.',
          ]),
          when('proud|challenge|interesting|motivat*', 'You can be proud of yourself!'),
          when('okay|ok|so so|mixed|sometimes|but|all right', 'A bit of everything, then. That’s life, I suppose.'),
          when('love*|enjoy*|happy|glad|great|fun|excit*|amazing|fantastic|wonderful|perfect|fine|free|relaxed', [
            'I can see it in your face!',
            'That makes me happy, too.',
            'Oh, I’m so pleased for you!',
          ]),
          on('dont_know', 'Well, would you do it again?', { goes_to: 'stay' }),
          on('refusal', 'We don’t have to talk about it. Just tell me: is it good or bad?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Let’s order before it gets even more crowded. What are you having? I can recommend the homemade soup.',
      [],
      'Say what you would like, or what you would rather have than soup.',
      'I’d rather have a sandwich than the homemade soup, and a cup of tea.',
      {
        topics: [
          'love|take|try|soup|tea|coffee|cake|sandwich*|salad|chocolate|juice|water|order|prefer|rather|same|nothing|hungry|toast|pie|pizza|burger|chips|fish|pasta|beer|wine|egg*|bread|cheese|chicken|scone*|muffin|cappuccino|latte|lemonade|menu|yes|no|recommend*|vegetarian|I’ll have|i’d like',
          'would like|i like|i’m having|i am having|like the|like to',
          'fizzy|a drink|just a drink|something light|something small|something hot|something cold|vegan|vegetarian|not hungry|starter|lunch menu|the special*|same as you|lasagne|curry|wrap|omelette',
        ],
        other_wordings: [
          'The waiter’s looking at us. What would you like? The homemade soup is great here.',
          'I’m starving, so let’s order! What would you like to have? Try the homemade soup!',
        ],
        reactions: [
          when(
            'not hungry|nothing|no hunger|already eaten|already ate|isn’t hungry',
            'Just something small, then. You can’t sit here with nothing!',
          ),
          when(
            [
              'rather|prefer|don’t like soup|not soup|no soup|hate soup',
              'sandwich*|salad|cake|toast|burger|pizza|pasta|fish|pie|tea|coffee',
            ],
            [
              'No soup for you? All the more for me.',
              'You always knew what you wanted.',
              'That sounds good as well. I might steal a bite!',
            ],
          ),
          when('same|you recommend|trust you|as you', 'Two of those, then! You won’t regret it.'),
          when('soup', ['The soup, I knew it!', 'You can smell it from here, can’t you?']),
          when('sandwich*|salad|toast|burger|pizza|pasta|fish|chicken', [
            'That sounds good. I nearly took that, too.',
            'Good choice, you look hungry.',
          ]),
          when('cake|pie|chocolate|scone*|muffin', 'Something sweet straight away? I like your style.'),
          when('beer|wine', 'At this time of day? You must have had a hard week!'),
          when('tea|coffee|cappuccino|latte|juice|water|lemonade', 'Something to drink first. Good idea.'),
          on('dont_know', 'Are you hungry, or just thirsty?', { goes_to: 'stay' }),
          on('joke', 'I’ll tell the waiter! But seriously, what are you having?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Oh no, look, he’s shaking his head: they’ve run out of that. What will you have instead?',
      [
        'instead|then|take|try|soup|tea|coffee|cake|sandwich*|salad|share|toast|nothing|mind|fine|water|juice|pie|chocolate|same|pizza|burger|chips|pasta|fish|scone*|muffin|egg*|wait|hungry|pity|okay|ok|whatever|menu|cheese|chicken|ham|go somewhere|else|leave|another|cappuccino|latte|home',
      ],
      'Choose something else: “Then I’ll have …”.',
      'Never mind, I’m not in a hurry. Then I’ll have the filling soup instead.',
      {
        other_wordings: [
          'Sorry, the waiter’s just told me that there’s none left. What would you like instead?',
          'Typical! He says somebody took the last one five minutes ago. What will you have now?',
        ],
        reactions: [
          when(
            'somewhere else|another café|another cafe|leave|go away|restaurant',
            'Not in this rain! Just have some of my soup.',
          ),
          when(
            'nothing|not hungry|lost my appetite|isn’t hungry',
            'You can have half of mine, there’s enough for two.',
          ),
          when('soup', [
            'The soup, at last! You won’t be sorry.',
            'Good, there’s still a whole pot of it.',
            'Very wise. It’s what they’re famous for.',
          ]),
          when('sandwich*|toast|salad|burger|pizza|pasta|fish|egg*|cheese|chicken', [
            'Perfect, he’s writing it down.',
            'I hope they’ve still got that … yes, he’s nodding.',
          ]),
          when('cake|pie|chocolate|scone*|muffin', 'Cake for lunch? You’re on holiday, so why not.'),
          when('tea|coffee|juice|water|cappuccino|latte', 'Good, they can’t run out of that.'),
          when(
            'same|what you|whatever|don’t mind|you choose|never mind',
            'Then I’ll choose for you. You trust me, don’t you?',
          ),
          on('dont_know', 'There’s soup, there are sandwiches … what are you in the mood for?', { goes_to: 'stay' }),
          on('joke', 'He’s not laughing! So, what will you have instead?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Would you like to share a dessert with me later? They’ve got apple pie and chocolate cake. Which sounds better, and why?',
      [
        'apple|pie|chocolate|cake|neither|no|both|either|share|dessert|sweet*|full|diet|allerg*|fruit|hungry|don’t mind|first|second|not|yes|ice cream|you choose|same|whatever|calories|none',
      ],
      'Choose one and give a reason with “because”.',
      'I’d share the apple pie, because the chocolate cake is too filling.',
      {
        other_wordings: [
          'And afterwards, let’s share something sweet! Apple pie or chocolate cake, what do you prefer, and why?',
          'I’ve seen apple pie and chocolate cake on the counter. We could share one! Which one, and why?',
        ],
        reactions: [
          when('both', 'Both! That’s why you’re my best friend.'),
          when(
            'neither|no dessert|not hungry|full|diet|don’t like sweet*|not like sweet*|don’t eat sugar|isn’t hungry|doesn’t like sweet*',
            ['No dessert? Then I’ll eat it all by myself.', 'You’re so strong! I could never say no.'],
          ),
          when(
            ['chocolate', 'too|don’t like|not like|hate|allerg*', 'apple|pie'],
            [
              'Apple pie it is, with lots of cream.',
              'My granny would agree with you.',
              'Apple it is. Two forks, please!',
            ],
          ),
          when(
            ['apple|pie', 'too|don’t like|not like|hate|allerg*', 'chocolate'],
            ['Chocolate it is. It makes people happy, you know.', 'I was hoping you’d say that.'],
          ),
          when('don’t share|not share|my own|one each', 'One for each of us? Even better!'),
          when('apple|pie|fruit', ['Apple pie it is, with lots of cream.', 'My granny would agree with you.']),
          when('chocolate|cake', ['Chocolate it is. It makes people happy, you know.', 'I was hoping you’d say that.']),
          when(
            'you choose|don’t mind|either|same|whatever',
            'Then I’ll take the chocolate cake, before you change your mind.',
          ),
          on('no', 'No dessert? Then I’ll eat it all by myself.'),
          on('dont_know', 'Are you more of a fruit person, or a chocolate person?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'By the way, I’ve been thinking about a trip to the islands this summer. Would you come along?',
      [],
      'Say yes, no or maybe, and explain it.',
      'I’d love to, and I’d look forward to it, but it depends on my work.',
      {
        topics: [
          'love|yes|no|sure|can’t|sorry|maybe|depends|idea|great|when|busy|course|afraid|expensive|money|time|ask|unfortunately|definitely|perhaps|seasick|boat|family|how|cool|fun|exam|exams|tempting|gladly|only|if|who|happy|wonderful|have to work|my work|i work|must work|i’d like|would like|i like',
          'i can|can we|can i|can you|not this|not really|where is|where do|where would|go swimming|to swim|my holiday*|holidays|i think so|i think not|think yes|think no|i would|would be|i’ll come|come with|to come|come along|i come',
          'count me in|i’m in|camp*|tent|midge*|as long as|holiday dates|days off|day off|my boss|save up|passport|my turn|next year|another time|swim*|ferry|hik*',
          'i’m broke|am broke|so broke|completely broke|dream*|always wanted|pregnant|flying|flights|packed|suitcase|ready to go',
        ],
        other_wordings: [
          'Listen, I’ve got a plan: four days on the islands this summer. Would you like to come with me?',
          'And now something else: I want to go to the islands in July. Are you in?',
        ],
        reactions: [
          when(
            ['depends|maybe|perhaps|not sure|ask|if|think about|isn’t sure'],
            [
              'Just think about it. There’s no hurry.',
              'I see. Tell me as soon as you know.',
              'Of course, take your time. The islands won’t run away.',
            ],
          ),
          when('expensive|money|afford', 'It isn’t that expensive, and I can lend you a tent.'),
          when('seasick|boat|sea', 'The ferry only takes forty minutes, I promise!'),
          when('busy|no time|exam|exams|job|can’t|cannot|unfortunately|afraid|not possible|sorry|isn’t possible', [
            'What a pity! I’ll send you a postcard.',
            'I understand. Maybe another time.',
          ]),
          when(
            'love to|i’d love|great|sure|definitely|of course|why not|wonderful|gladly|happy|fantastic|cool|good idea',
            ['I knew it! It’ll be like old times.', 'Brilliant! I can already see us on our bikes.'],
          ),
          on('no', ['What a pity! I’ll send you a postcard.', 'I understand. Maybe another time.']),
          on('yes', ['I knew it! It’ll be like old times.', 'Brilliant! I can already see us on our bikes.']),
          on('refusal', 'That’s all right, islands aren’t for everyone.'),
          on('dont_know', 'What’s stopping you: the time, the money, or the cold water?', { goes_to: 'stay' }),
          on('joke', 'On a dolphin? I’m serious! Would you come along?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Let’s not wait another year. When and where shall we meet again?',
      [],
      'Suggest a day and a place: “How about … at …?”',
      'How about Saturday afternoon at my place? It isn’t so crowded there.',
      {
        topics: [
          'monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|evening|afternoon|o’clock|lunch|here|my place|your place|home|soon|christmas|station|park|cinema|birthday|tonight|january|february|march|april|june|july|august|online|at #|the #|next week|next month|next year|next weekend',
          'next time|a month|every month|once a|in summer|the summer|this summer|the beach|the morning|today|on the weekend|the weekend|at the weekend',
          'call me|give me a ring|text me|when you’re free|when you have time|away until|free until|any day|whenever|you decide|up to you',
        ],
        other_wordings: [
          'We must do this again soon! When and where?',
          'A year is too long. Let’s fix something now: when are you free, and where shall we go?',
        ],
        reactions: [
          when(
            ['my place|my home|my house|my flat|home', 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'],
            [
              'So I’ll see where you live! I’ll bring a cake, and the fiddle.',
              'I’d love that. At last I’ll get to see your place!',
              'Lovely, I’ll bring something sweet.',
            ],
          ),
          when('my place|my home|my house|my flat|with me', 'I’d love to see where you live.'),
          when('your place|your home|your flat', 'My place? Then I’ll have to tidy up.'),
          when('here|same place|this café|this cafe', [
            'The same table, then. I’ll keep it for us.',
            'Here again, and this time you’ll get what you order.',
          ]),
          when('monday|tuesday|wednesday|thursday|friday|saturday|sunday', [
            'I’m free then, that’s perfect.',
            'That works for me.',
          ]),
          when('tomorrow|tonight', 'So soon? I’d love that!'),
          when('next week|soon|christmas|birthday', 'I’ll write it in my diary straight away.'),
          when('cinema|park|station|restaurant|pub|town', 'That’s a lovely idea.'),
          on('dont_know', 'Are you free at the weekend, for example?', { goes_to: 'stay' }),
          on('joke', 'On the moon, at midnight? I’ll be there! But really, when and where?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Oh, there’s the bill already. Let me treat you!',
      [
        'thank*|kind|no|split|pay*|next|my turn|half|let|nice|share|sweet|generous|way|please|not|together|own|myself|invite|course|really|sure|yes|okay|ok|great|expensive|too|money|wallet|each|never|lovely|must',
      ],
      'Thank your friend, or suggest how to split the bill.',
      'That’s very kind of you. Next time I’ll treat you, or we split the bill.',
      {
        other_wordings: [
          'And here comes the bill. Today it’s on me!',
          'Give me the bill, please. I’d like to treat you today.',
        ],
        reactions: [
          when('next time|my turn|next one', [
            'It’s a deal! I won’t forget it.',
            'Next time, then. I’ll order the lobster!',
            'I’ll hold you to that!',
          ]),
          when('split|half|share|each|own|together', [
            'All right, half and half, then. You’re as stubborn as ever.',
            'If you like. Then we’ll both feel better.',
          ]),
          when(
            'no way|let me|i’ll pay|i will pay|i pay|my treat|invite you|never',
            'You want to pay? All right, I give up. Thank you!',
          ),
          when('thank*|kind|nice|sweet|generous|lovely|great', [
            'You’re welcome! It was worth every cent.',
            'It’s nothing, I’m just so happy that you came.',
          ]),
          on('no', 'All right, half and half, then. You’re as stubborn as ever.'),
          on('yes', 'It’s nothing, I’m just so happy that you came.'),
          on('refusal', 'All right, half and half, then. You’re as stubborn as ever.'),
          on('dont_know', 'Don’t think about it. I’ll pay, all right?', { goes_to: 'stay' }),
          on('joke', 'Wash the dishes? We did that once, remember? Now, may I treat you?', { goes_to: 'stay' }),
          when('last time|shouldn’t|feel bad|dutch|owe you|insist|paid|accept|turn|separate*', [
            'Don’t even think about it! You pay next time.',
            'Oh, come on. It’s a pleasure!',
          ]),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Quick, a whole tour group’s coming in, let’s order before them! What are you having? The homemade soup is great.',
    ),
    twist(
      4,
      'Oh no, the tour group has eaten everything! Nearly everything, anyway: there isn’t any left for you. What will you have instead?',
    ),
    twist(
      6,
      'Look, that’s the ferry out there! I’ve been thinking about a trip to the islands this summer. Would you come along?',
    ),
  ],
  starters: [
    'Sorry I’m late! Have you been waiting long?',
    'Hi! You haven’t changed at all.',
    'Hello! This place is crowded.',
  ],
  opening_message: 'There you are at last! I’ve kept this table for us. We have so much to catch up on.',
  closing_message: 'It was so good to see you. Give me a hug, and write to me when you’re home!',
  correction: 'prompt',
})
