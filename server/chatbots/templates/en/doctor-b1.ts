import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
  id: 'doctor-b1',
  name: 'Calling the doctor’s surgery',
  language: 'en',
  level: 'B1',
  description:
    'Phone the doctor’s surgery. Explain what happened, and get an appointment even though there are hardly any left.',
  role: 'Receptionist of a busy doctor’s surgery in Dublin',
  partner_name: 'Niamh',
  region: 'IE',
  scenario:
    'You hurt yourself at the weekend and it isn’t getting better. You phone the surgery on Monday morning. There are hardly any appointments left, so you have to explain why it matters.',
  goals: [
    'I can explain how something happened.',
    'I can describe pain and how it changes.',
    'I can arrange an appointment on the phone.',
    'I can ask what to do until then.',
  ],
  grammar: ['past simple and past continuous', 'used to and can’t any more', 'If it gets worse, …'],
  vocabulary: words({
    ankle: 'the part between your foot and your leg',
    wrist: 'the part between your hand and your arm',
    swollen: 'bigger and rounder than usual',
    bruise: 'a blue or purple mark on your skin',
    'to twist': 'to turn a part of your body the wrong way',
    'to slip': 'to lose your balance on something wet or smooth',
    'to get worse': 'to become less good',
    painkiller: 'a medicine that stops pain',
    urgent: 'it can’t wait',
    'to cancel': 'to say that something won’t happen',
    'X-ray': 'a picture of your bones',
    insurance: 'it pays for you when something goes wrong',
  }),
  facts: [
    fact(
      'What about my job?',
      'sick note|certificate|my job|my work|my boss|employer',
      'The doctor can write you a sick note.',
    ),
    fact(
      'Should I put ice on it?',
      'ice|cool it|cold water|frozen',
      'Ice is a good idea. Wrap it in a towel, and take it off after fifteen minutes.',
    ),
    fact(
      'Can I take a painkiller?',
      'painkiller*|paracetamol|ibuprofen|aspirin|tablet*|pill*|medicine|medication|cream',
      'Ask at the chemist’s which one is right for you, and take no more than it says on the box.',
    ),
    fact(
      'Should I put my leg up?',
      ['leg|foot|ankle|arm|it', 'up|high|rest|lie|bandage*|wrap'],
      'Keep it up on a cushion, and put a light bandage round it if that feels better.',
    ),
    fact(
      'Can I walk on it?',
      ['can|should|may|allowed', 'walk|stand|move|exercise|sport|run|play|train|school|work'],
      'I’d rest it as much as you can until the doctor has seen it.',
    ),
    fact(
      'Can I drive?',
      ['can|should|may|allowed', 'drive|driving|car|bike|cycle'],
      'Better not. Ask someone to drive you, or take a taxi.',
    ),
    fact(
      'What if it gets worse?',
      'worse|gets bad|emergency|at night|hospital',
      'If it gets much worse, or you can’t feel it, go straight to the hospital. They’re open day and night.',
    ),
    fact(
      'Do I need an X-ray?',
      'x-ray|xray|x ray|broken|break',
      'Only the doctor can say that. If you need an X-ray, the hospital round the corner does it the same day.',
    ),
    fact(
      'Is there nothing tomorrow?',
      ['tomorrow|tuesday|wednesday|today|earlier|sooner', 'nothing|anything|free|appointment|possible|there|slot|have'],
      'Tomorrow and Wednesday are completely full, I’m afraid, unless someone cancels.',
    ),
    fact(
      'How much does it cost?',
      'how much|cost*|price|pay|expensive|free|fee',
      'It’s sixty euros without a medical card. You can pay at the desk.',
    ),
    fact(
      'Which insurance do you take?',
      ['insurance|health card|european card', 'take|accept|need|which|what|without|what if|do you|have'],
      'We take them all. Just bring the card, and I’ll do the rest.',
    ),
    fact(
      'What is the address?',
      'address|where|find you|get there|directions|street',
      'We’re at forty-two Parnell Street, above the bookshop.',
    ),
    fact(
      'Is there a lift?',
      'lift|elevator|stairs|upstairs|floor|wheelchair',
      'There’s a lift at the back of the building. Please don’t try the stairs!',
    ),
    fact(
      'Is there any parking?',
      'park|parking|car park',
      'There’s a car park behind the church, two minutes from here.',
    ),
    fact('Is there a bus?', 'bus|tram|luas|train|taxi', 'The tram stops right in front of our door.'),
    fact(
      'Who is the doctor?',
      ['who|which|what|name', 'doctor|dr|see me'],
      'You’ll see Dr Walsh. She’s very kind, and she listens.',
    ),
    fact(
      'Is the doctor a woman?',
      ['doctor|dr', 'woman|female|man|male|good|nice|friendly'],
      'Dr Walsh is a woman, and the patients love her.',
    ),
    fact(
      'How long will it take?',
      'how long|wait|waiting room|minutes',
      'About twenty minutes, I’d say, but today you may have to wait a bit.',
    ),
    fact(
      'Can someone come with me?',
      ['can|may|could', 'mother|father|friend|husband|wife|someone|somebody|bring my|child*'],
      'Of course. You can bring someone with you.',
    ),
    fact(
      'When are you open?',
      'open|close|opening hours|lunch break',
      'From half past eight until six, Monday to Friday.',
    ),
    fact('What is your name?', ['name', 'your'], 'I’m Niamh. You say it like “Neeve”.'),
    fact(
      'Are you a doctor?',
      ['are you', 'doctor|nurse'],
      'I’m only the receptionist, but I’ve heard a lot in eleven years.',
    ),
    fact(
      'How long have you worked there?',
      ['you', 'work*|job', 'how long|long|like'],
      'For eleven years. No Monday is ever quiet!',
    ),
    fact(
      'Do you speak other languages?',
      ['speak', 'you|doctor|anyone'],
      'I speak English and Irish, and Dr Walsh speaks some Spanish.',
    ),
    fact(
      'Why are you so full?',
      ['why', 'full|booked|busy|no appointment*|thursday'],
      'Half of Dublin has the flu this week, and one doctor is on holiday.',
    ),
    fact('Can you hear me?', 'hear me|are you there|line is bad', 'I can hear you now. The line isn’t very good.'),
  ],
  steps: [
    step(
      'How can I help you?',
      [
        'hurt*|pain|pains|painful|fell|fall*|ankle|wrist|knee|hand|foot|arm|leg|back|accident|shoulder|finger*|toe*|head|neck|hip|broke*|twist*|cut*|burn*|injur*|swollen|dizzy|sick|ill|problem|slip*|elbow|ache|rib*|tooth|eye*|nose|nurse|bleed*|bruise*',
      ],
      'Say why you are calling: “I’d like an appointment, because …”.',
      'I’d like an appointment, because I’ve twisted my ankle.',
      {
        other_wordings: ['What can I do for you this morning?', 'Tell me, what are you calling about?'],
        reactions: [
          when('cancel', 'You’d like to cancel? I can’t find your name on my list. Or do you need to see the doctor?', {
            goes_to: 'stay',
          }),
          when(
            ['ankle|foot|toe*|knee|leg|hip'],
            [
              'Your {heard}! So walking must be hard.',
              'Oh dear. You need your legs on a Monday!',
              'Oh, you poor thing. Do sit down while we talk.',
            ],
          ),
          when(
            ['wrist|hand|finger*|arm|elbow|shoulder'],
            ['Your {heard}! That makes everything difficult.', 'Oh no. You notice then how much you need it.'],
          ),
          when('back|neck', 'Oh, your {heard}. You poor thing, that can be really nasty.'),
          when('head|dizzy|unconscious', 'Your head? We’ll take that seriously.'),
          when('fell|fall|accident|slip*|hurt*|injur*|pain|pains|painful|cut|bleed*|burn*|burnt|knife|broke*|broken', [
            'I’m sorry to hear that.',
            'Oh no, that sounds painful.',
          ]),
          when(
            'sick|ill|flu|fever|cough*|sore throat',
            'Oh dear, half of Dublin has that. But have you hurt yourself, too?',
            { goes_to: 'stay' },
          ),
          when('appointment*|doctor', 'You’d like to see the doctor. What’s wrong?', { goes_to: 'stay' }),
          on('joke', 'Now, now, there are six people waiting on the line. What’s wrong?', { goes_to: 'stay' }),
          when(
            'rash|my son|my daughter|my baby|spots|swallow*|hot all|fever|temperature|cough*|breathe|itch*|prescription|appointment|check-up|feel bad|feel well|feel good|throat|stomach|tummy|vomit*|allerg*|flu|a cold|infection|insect|stung|bitten|blood',
            ['Oh dear, that doesn’t sound nice at all.', 'I’m sorry to hear that.'],
          ),
        ],
      },
    ),
    step(
      'How did it happen?',
      [],
      'Tell the story: “I was …-ing when I …”.',
      'I was playing football when I slipped on the wet grass.',
      {
        topics: [
          'fell|fall*|slip*|trip*|twist*|hit|crash*|jump*|drop*|knock*|broke*|push*|kick*|cut|burn*|bang*|bump*|stumbl*|land*|happen*|hurt|pull*|lift*|carry*|carri*|tore|crack*|bent|step*|lost my balance|roll*|move*|turn*|catch|caught|bit|threw|i was|we were|was running|was walking|the stairs|my bike',
          'my bicycle|off my|the grass|from a tree|dog|by a car|the gym|my horse|a horse|the horse|at work|doing sport*|playing|training|from the bed|out of bed|the bed|the door|cleaning|don’t know|not know|was painting|woke up|working|while sleeping',
          'while|when|suddenly|after|then|accident|mistake|stupid|ago',
          'stair*|ladder|step|floor|ice|wet|street|road|bath*|shower|wall|chair|table|scooter|skate*|box*|hole|stone*|ground|pavement',
          'football|soccer|basketball|volleyball|handball|tennis|rugby|hockey|run*|jog*|danc*|ski*|swim*|climb*|hik*|walk*|cycl*|ride|riding|rode|match|game|clean*|trampoline|yoga',
          'remember|idea|sure|woke|nothing',
          'chas*|kerb|curb|didn’t see|not see|not looking|running after|garden*|holding my|icy|moving|heavy|distracted',
        ],
        other_wordings: ['Can you tell me what happened?', 'And how did you do that?'],
        reactions: [
          when(
            'not remember|not know|woke up|no idea|not sure|don’t remember|can’t remember|don’t know|isn’t sure',
            'You don’t know? That happens more often than you’d think. I’ll write “at night”.',
          ),
          on('dont_know', 'Did you fall, or was it something else?', { goes_to: 'stay' }),
          when('stairs|stair|ladder|steps', 'Stairs and ladders! We have somebody like that every week.'),
          when('ice|wet|slip*', [
            'Everything’s so slippery at the moment!',
            'I nearly slipped myself this morning.',
            'You’re the third one today, with this weather.',
          ]),
          when('football|basketball|volleyball|tennis|rugby|hockey|handball|match|trampoline|run*|jog*', [
            'And they say that sport is healthy!',
            'At least you were doing something healthy.',
          ]),
          when('scooter|skateboard|cycl*|motorbike', 'On those wheels! I hope you were wearing a helmet.'),
          when('danc*|disco|drunk', 'Well, I hope the music was good, at least.'),
          when('dog|cat|horse', 'Animals! I’m sure it didn’t mean to hurt you.'),
          when('clean*|bath*|shower|window|lift*|box*|home', 'Most accidents happen at home, you know.'),
          on('joke', 'I’ve heard a lot in this job, but not that! And what really happened?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And what is it like now? Has it changed since it happened?',
      [],
      'Describe it: Is it swollen? Can you move it? Is it better or worse?',
      'It’s swollen, there’s a big bruise, and it’s getting worse when I walk.',
      {
        topics: [
          'worse|better|same|swollen|swell*|bruise*|hurt*|pain|pains|painful|walk|stand|change*|still|bigger|black|purple|hot|warm|bad|fine|touch|feel|stiff|numb|bleed*|stronger|awful|horrible|unbearable|ok|okay|balloon|elephant|is green|is red|red and|can’t move|can’t put|can’t sleep|cannot|more and more',
          'feels like|looks like|move it|move my|very big|is big|my shoe|blue|it’s terrible|use it|is hard|is terrible|less than|couldn’t sleep|not sleep|than before',
        ],
        other_wordings: [
          'How is it today? Is it better or worse than at first?',
          'Tell me how it feels now. Has it got any better?',
        ],
        reactions: [
          when(
            'not better|not changed|no better|the same|same|no change|not change*|isn’t better|isn’t changed',
            'The same since then? By now it should be a little better.',
          ),
          when('worse|more pain|hurts more|bigger|stronger|unbearable|awful', [
            'Worse? That isn’t what I wanted to hear.',
            'Then we mustn’t wait too long.',
            'That doesn’t sound good at all.',
          ]),
          when(
            'not walk|not stand|not move|not sleep|not use|hardly|not feel|numb|can’t walk|can’t stand|can’t move|can’t sleep|don’t use|can’t feel',
            ['You poor thing! That must be so hard.', 'That’s no good. We’ll have to do something.'],
          ),
          when(
            'much better|a bit better|bit better|little better|better',
            'Better already? Still, somebody should look at it.',
          ),
          when('swollen|swell*|bruise*|purple|black|hot', [
            'That doesn’t sound nice at all.',
            'All the colours of the rainbow, then. You poor thing!',
          ]),
          when('hurt*|pain|pains|painful', 'And it’s not nice to be in pain all the time.'),
          on('yes', 'I’ll make a note of that for the doctor.'),
          on('no', 'By now it should be a little better.'),
          on('dont_know', 'Have a look at it: is it swollen, or blue?', { goes_to: 'stay' }),
          on('joke', 'You haven’t lost your sense of humour, that’s good! But does it still hurt?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'The doctor is fully booked until Thursday. Could you wait until then?',
      [
        'no|can’t|cannot|worse|urgent*|pain|pains|painful|tomorrow|earlier|sooner|yes|wait|if|walk|possible|thursday|now|soon|okay|ok|fine|sure|impossible|must|problem|maybe|emergency|quick*|too late|that long|have to work|today|i need|think i can|hurts|before',
      ],
      'Say why you need to come earlier, or if you can wait.',
      'I’m afraid I can’t wait that long. It’s urgent, because I can hardly walk.',
      {
        other_wordings: [
          'I’m looking at the book, and there’s nothing before Thursday. Would Thursday be all right for you?',
          'It’s Monday, and everything’s full until Thursday. Can you wait till then?',
        ],
        reactions: [
          when('not wait|no way|impossible|too late|not possible|can’t wait|isn’t possible', [
            'I understand. You’d have to suffer for three more days.',
            'No, three days is a long time when it hurts.',
            'No, you’re right, that’s no good.',
          ]),
          when(
            'urgent*|pain|pains|painful|worse|emergency',
            'I hear you. With pain like that, I wouldn’t want to wait, either.',
          ),
          when('exam|job|children', 'I see, you’ve got things to do.'),
          when(
            ['thursday|wait|fine|ok|okay', 'if|but|only'],
            'That’s kind of you, but I’ll see if there’s something better.',
          ),
          on('no', ['I understand. You’d have to suffer for three more days.', 'All right, let’s see what we can do.']),
          on('yes', [
            'That’s very patient of you! But I don’t like to let you wait.',
            'You’re kind! But let me just see if you’re lucky.',
          ]),
          when('thursday|can wait|fine|ok|okay', 'That’s very patient of you! But I don’t like to let you wait.'),
          on('refusal', 'All right, let’s see what we can do.'),
          on('dont_know', 'Well, is it so bad that you need somebody today?', { goes_to: 'stay' }),
          when('three days|another doctor|other doctor|work on|stand it|stand the|bear it|hold on|no choice', [
            'I understand. Let me see what I can do.',
            'That’s a long time, I know.',
          ]),
        ],
      },
    ),
    step(
      'Someone has just cancelled: you could come today at half past twelve or a quarter to six. Which suits you better?',
      [
        'half|twelve|quarter|six|first|second|earlier|later|evening|noon|lunch*|neither|both|afternoon|latter|either|sooner|any|doesn’t matter|don’t mind|early|none|tomorrow|thursday|you choose|same|12*|5*|the last|too late|in the morning|at #|17*|have to work|i work|from work|as soon|soon as|after work',
      ],
      'Choose a time and say why.',
      'A quarter to six would be better, because somebody has to drive me.',
      {
        other_wordings: [
          'Oh, look at that, two people have cancelled! Half past twelve or a quarter to six today: which would you prefer?',
          'You’re in luck: I’ve got half past twelve or a quarter to six today. When would you like to come?',
        ],
        reactions: [
          when(
            'neither|none of|not today|both are bad|can’t today|cannot today|no of',
            'Neither? Then come at ten past eight tomorrow, before the doctor starts.',
          ),
          when('tomorrow|thursday', 'Then I’ll find you a place as early as possible that day.'),
          when(
            ['half|twelve|first|earlier|noon|lunch*|sooner|12:30|12.30|my break|at school'],
            [
              'The earlier one, then. Dr Walsh will see you just before her lunch.',
              'Good, then you’ll have it behind you.',
            ],
          ),
          when(
            ['quarter|six|second|later|evening|afternoon|latter|17:45|5:45|5.45'],
            [
              'The later one, then. You’ll be the last today, so the doctor will have time for you.',
              'Good. It’s usually quieter at that time.',
              'Great, so that’s a quarter to six.',
            ],
          ),
          when(
            'either|both|any|not mind|not matter|you choose|same|don’t mind|quickly|don’t care|as fast as|whichever',
            'Then I’ll take the earlier one, so you won’t have to wait.',
          ),
          on('no', 'Neither? Then come at ten past eight tomorrow, before the doctor starts.'),
          on('yes', 'Then I’ll take the earlier one, so you won’t have to wait.'),
          on('dont_know', 'Would you rather come at lunchtime or after work?', { goes_to: 'stay' }),
          on('joke', 'I’ll tell Dr Walsh that one! But twelve thirty or a quarter to six?', { goes_to: 'stay' }),
          on('refusal', 'Then there’s only ten past eight tomorrow, before she starts. Would you take that one?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'I’ve put you down for that. What do you think you should bring with you?',
      [
        'card*|insurance|passport|medicine*|medication|list|nothing|x-ray*|money|papers|document*|painkiller*|cash|licence|photo*|results|blood|tablets|wallet|someone|myself|address|a friend|my friend|my mother|my phone|mobile|some water|a book|to read|id|don’t need|letter from|a letter|crutches',
      ],
      'Think of documents and medicine.',
      'My insurance card, and a list of the painkillers I take.',
      {
        other_wordings: [
          'That’s in the book now. And what should you bring, do you think?',
          'It’s written down. It’s your first time with us, so what should you bring?',
        ],
        reactions: [
          when(
            ['insurance|card|passport', 'list|medicine*|medication|painkiller*|tablets|x-ray*|money'],
            [
              'Perfect, that’s all we need.',
              'You’ve done this before, haven’t you?',
              'Lovely, that will save us a lot of time.',
            ],
          ),
          when('insurance|card', 'The card, yes. And if you take any medicine, make a list of it.'),
          when(
            'passport|document*|papers|licence|proof|who i am|identity|identification|referral|vaccination',
            'Good. And your insurance card, if you have one.',
          ),
          when('medicine*|medication|painkiller*|tablets|list', 'Good thinking. The doctor always asks about that.'),
          when('money|cash|wallet', 'You can also pay by card, if you prefer.'),
          when('nothing|myself|only me', 'Well, your insurance card would be useful, too!'),
          when(
            'someone|father|husband|wife|translator|translate|interpreter|my son|my daughter',
            'Good idea. It’s better not to come alone.',
          ),
          on('dont_know', 'Well, who pays for it? Think of a card.', { goes_to: 'stay' }),
          on('joke', 'Cake is always welcome! But which card or papers will you need?', { goes_to: 'stay' }),
          on('asks_back', 'Your insurance card is the most important thing.'),
        ],
      },
    ),
    step(
      'Is there anything you’d like to ask before then?',
      [
        'should|what|how|if|painkiller*|no|bandage|where|nothing|who|when|question*|thank*|that’s all|clear|everything|is there|is it|can i|may i|can you|could i|do i|do you|did you|will it|will the|not really|some ice|can’t drive|i drive|i walk|am i',
      ],
      'Ask for advice: “Should I put ice on it?”, “What if it gets worse?”.',
      'Should I put ice on it? And what should I do if it gets worse?',
      {
        other_wordings: [
          'Do you have any questions until you see the doctor?',
          'Is there anything else you’d like to know?',
        ],
        reactions: [
          when(
            'no questions|nothing|that’s all|that is all|everything clear|everything is clear',
            'Then just rest until you come.',
          ),
          on('no', ['Then just rest until you come.', 'Good. Just be careful on the way here.']),
          on('dont_know', 'Perhaps what you can do against the pain until then?', { goes_to: 'stay' }),
          on('joke', 'You’ll make the doctor laugh. But do you have a real question?', { goes_to: 'stay' }),
          when('all good|cheers|brilliant|perfect|that’s it|see you', 'Right. And put your foot up until then.'),
          when('at the moment|right now', [
            'The doctor will tell you more about that when you’re here.',
            'Good. You can always phone us again.',
          ]),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Hold on a second, the other phone … There, I’m back. What is it like now? Has it changed since it happened?',
    ),
    twist(
      4,
      'Oh dear. One of our two doctors is ill herself, and we’re fully booked until Thursday! Could you wait until then?',
    ),
    twist(
      6,
      'You’re down for that. I’m afraid our computer crashed this morning, so I know nothing about you. What do you think you should bring with you?',
    ),
  ],
  starters: [
    'Good morning. Is this Dr Walsh’s surgery?',
    'Hello, I’m calling about an appointment.',
    'Hi, I hope you can help me.',
  ],
  opening_message: 'Good morning, Parnell Street Surgery, you’re through to reception.',
  closing_message: 'Mind yourself, and don’t walk too much until then. See you at the surgery, bye now!',
  correction: 'prompt',
})
