import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorA2 = template({
  id: 'doctor-a2',
  name: 'At the doctor’s',
  language: 'en',
  level: 'A2',
  description: 'You don’t feel well. Tell the doctor what’s wrong, and find out what you should do.',
  role: 'Friendly family doctor in Leeds',
  partner_name: 'Dr Patel',
  region: 'GB',
  scenario:
    'You’ve had a cold for a few days. You go into the doctor’s room and sit down. The doctor asks a few questions and then tells you what to do.',
  goals: [
    'I can say what hurts.',
    'I can say how long I’ve felt ill.',
    'I can answer simple questions about my health.',
    'I can ask what I should do.',
  ],
  grammar: ['I have … / My … hurts', 'for and since', 'should and shouldn’t'],
  vocabulary: words({
    headache: 'a pain in your head',
    'sore throat': 'a pain in your throat',
    cough: 'when air comes out of your mouth with a sudden noise',
    fever: 'when your body is too hot',
    'runny nose': 'when you need a lot of tissues',
    tired: 'you want to sleep',
    medicine: 'something you take to get well',
    tablet: 'a small piece of medicine',
    chemist: 'a shop that sells medicine',
    'to rest': 'to sit or lie and do nothing',
    allergic: 'made ill by something that is fine for other people',
    appointment: 'a time when the doctor sees you',
  }),
  facts: [
    fact(
      'How often should I take the medicine?',
      ['how often|when|how many|how much', 'medicine|tablet*|take|pill*|syrup'],
      'Take it three times a day, after meals.',
    ),
    fact('Can I have a shower?', 'shower|bath|wash', 'A warm shower is fine, but keep your hair dry.'),
    fact(
      'Can I see my friends?',
      ['see|meet|visit|friends|people|contagious|infect*', 'friends|people|contagious|infect*|grandmother|baby'],
      'Better not for two days. You could give it to them.',
    ),
    fact('Can I do sport?', 'sport|sports|football|gym|swim*|run|train*|dance', 'No sport this week, please.'),
    fact(
      'Can I go to school?',
      'school|work|office|exam|test|university',
      'Stay at home for three days. I’ll write a letter for you.',
    ),
    fact(
      'What should I drink?',
      'drink|tea|water|coffee|alcohol|beer',
      'Drink plenty of water and warm tea with honey.',
    ),
    fact(
      'What can I eat?',
      'eat|food|soup|ice cream|fruit|breakfast',
      'Eat what you like, but soup is very good for you.',
    ),
    fact(
      'Can I go out?',
      'go out|outside|walk|friends|party|meet',
      'A short walk is fine, but stay away from other people for three days.',
    ),
    fact(
      'When will I be better?',
      ['when|how long', 'better|well|good|healthy|ill|cold|last|home|over'],
      'You’ll feel better in four or five days.',
    ),
    fact(
      'Is it serious?',
      'serious|dangerous|bad|flu|covid|what have i|what do i have',
      'It’s only a cold. It isn’t dangerous.',
    ),
    fact(
      'Can my family get it?',
      'family|children|catch|infect*|contagious|brother|sister',
      'They can catch it, so wash your hands often.',
    ),
    fact('Do I need antibiotics?', 'antibiotic*|injection|vaccin*', 'No, they don’t help with a cold.'),
    fact(
      'Where is the chemist?',
      'chemist*|pharmacy|where can i buy|drugstore',
      'There’s a chemist just across the street. It’s open until eight.',
    ),
    fact('How much is the medicine?', 'how much is|how much does|price|cost*|pay|expensive', 'It’s about ten pounds.'),
    fact(
      'Do I need another appointment?',
      'appointment|come back|again|next time',
      'Come back on Friday if you don’t feel better.',
    ),
    fact('Can I sleep a lot?', 'sleep|bed|rest', 'Sleep as much as you can. It’s the best medicine.'),
    fact('Does it hurt?', ['hurt', 'it|this|that|will'], 'It won’t hurt, I promise.'),
    fact('What is your name?', ['name', 'your|you'], 'I’m Dr Patel.'),
    fact(
      'How long have you been a doctor?',
      ['you', 'doctor|work*|job', 'how long|long|years|like|why|when'],
      'I’ve been a doctor for twenty years, and I still like it.',
    ),
    fact('Are you ever ill?', ['you', 'ill|sick|cold'], 'Every winter! Doctors catch colds, too.'),
    fact('Where are you from?', ['where', 'you', 'from|live|born'], 'I’m from Leeds, but my parents come from India.'),
    fact(
      'Do you have children?',
      ['you', 'children|kids|family|son|daughter'],
      'I’ve got two daughters. They never take their medicine!',
    ),
    fact('Do you have a pet?', ['you', 'pet|dog|cat|animal*'], 'We’ve got a fat orange cat.'),
    fact('How are you?', 'how are you', 'I’m very well, thank you. But today it’s about you.'),
    fact('Where is the toilet?', 'toilet*|bathroom', 'It’s the first door on the right.'),
  ],
  steps: [
    step(
      'What can I do for you today?',
      [],
      'Say what hurts or how you feel: “I have …” or “My … hurts”.',
      'I have a sore throat and a headache, and I’m tired.',
      {
        topics: [
          'headache|head|throat|cough*|fever|nose|ill|sick|tired|hurt*|pain|pains|painful|stomach*|back|temperature|leg|arm|flu|sneez*|bad|terrible|hot|eye*|tooth*|knee|foot|hand|dizzy|weak|ache*|allerg*|voice|vomit*|horrible|awful|medicine|sore|belly|skin|finger*|ear|ears|earache|a cold|feel cold|i’m cold',
          'not well|feel well|can’t sleep|not sleep|cannot sleep',
          'fell|fall|skateboard|bike|bicycle|twisted|ankle|wrist|broke|broken|bleed*|cut|burn*|itch*|rash|swollen|can’t sleep|can’t eat|runny|watery|watering|vaccination|check-up|letter for school',
          'tummy|feel good|feel bad|feel awful|feel terrible|feel strange|everything hurts|breathe|breathing|pregnant|migraine|diarrhoea|diarrhea|swallow|chest|my heart|my son|my daughter|my baby',
        ],
        other_wordings: ['Tell me, what’s wrong?', 'So, how do you feel today? What’s the matter?'],
        reactions: [
          when(
            ['throat', 'head*|nose|cough*|tired|fever'],
            ['All of that together! Poor you.', 'I see. That sounds like a bad cold.'],
          ),
          when(
            'fine|i feel good|very well|nothing|not ill|not sick',
            'That’s good to hear! But you’re here, so does something hurt?',
            { goes_to: 'stay' },
          ),
          when('throat|voice', [
            'Your throat? Then don’t talk too much.',
            'I see. Lots of people have that this week.',
          ]),
          when('headache|head', 'A headache isn’t nice. I’ll speak quietly.'),
          when('stomach*|belly|vomit*', 'Your stomach? Was it something you ate? We’ll see.'),
          when('cough*|nose|flu|sneez*|fever|temperature|hot', [
            'That sounds like a cold. Half of Leeds has one!',
            'You poor thing. It’s that time of the year.',
          ]),
          when('tired|weak|bad|ill|sick|terrible|awful', 'I’m sorry to hear that. We’ll find out why.'),
          when('leg|arm|knee|foot|hand|back|tooth*|eye*|finger*', 'I see. We’ll look at that, too.'),
          on('dont_know', 'That’s all right. Does your head hurt, or your throat?', { goes_to: 'stay' }),
          on('joke', 'Laughing is healthy! But does anything hurt?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'How long have you felt like this?',
      [
        '#|week*|since|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|hour*|month*|evening|year*|just|now|ago|afternoon|few|days|one day|a day|last night|the night|a long|very long|too long|always|this morning|the morning|today|my birthday|my holiday*',
      ],
      'Use “for … days” or “since …”.',
      'For three days, since Monday.',
      {
        other_wordings: ['Since when do you have that?', 'When did it start?'],
        reactions: [
          when('yesterday|last night|this morning|hour*|now', [
            'So it’s quite new. That’s good.',
            'Good that you came so early.',
          ]),
          when('week|weeks|month|months|year|years|long time', [
            'That’s a long time! Why didn’t you come sooner? Well, you’re here now.',
            'So long? You poor thing.',
          ]),
          when(['# days'], ['For {heard}? I see.', 'That’s long enough to be ill!']),
          when('since|monday|tuesday|wednesday|thursday|friday|saturday|sunday|days', [
            'Since then? I see.',
            'I’ll write that down.',
          ]),
          when('#', 'I’ll write that down.'),
          on('dont_know', 'Think back: were you well at the weekend?', { goes_to: 'stay' }),
          on('joke', 'A hundred years? You look very young! Since yesterday, or longer?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Do you have a fever, or a cough?',
      [
        'fever|cough*|yes|no|both|neither|little|temperature|only|hot|cold|sometimes|none|nothing|bit|degrees|38*|39*|37*|40*|at night|the night|not really|not have|but not|but i|all day|all night|very high|is high|i think so|i think not|think yes|think no|don’t have|don’t know',
      ],
      'Say which one you have, or “neither”.',
      'I have a cough, but I don’t have a fever.',
      {
        other_wordings: ['Tell me, is there a fever, or a cough?', 'And what about a fever or a cough?'],
        reactions: [
          when(
            'neither|none|nothing|no fever and no cough|no fever no cough|no cough and no fever|no cough no fever|no fever or cough|fever or cough no',
            'That’s good. So it’s not too bad.',
          ),
          when(
            [
              'cough*',
              'no fever|not fever|don’t fever|not a fever|don’t have a fever|without fever|only cough|fever no',
            ],
            'Just the cough. That’s good news.',
          ),
          when(
            ['fever|temperature', 'no cough|not cough|don’t cough|not a cough|don’t have a cough|only fever|cough no'],
            'Just the fever. Then you need a lot to drink.',
          ),
          when(
            'both|fever and cough|fever and a cough|cough and fever|cough and a fever',
            'Both! Then you really must rest.',
          ),
          when('no fever|don’t have a fever|not have a fever', 'No fever is a good sign.'),
          when(
            'fever|temperature|hot|degrees|point five|thirty-eight|thirty-nine|thirty-seven|measure*|thermometer|shiver*|sweat*|burning',
            ['Then it’s good that you came.', 'Fever makes you weak. Drink a lot, please.'],
          ),
          when('cough*', [
            'I can hear it in your voice.',
            'Is it worse at night? It often is. Drink some warm tea then.',
          ]),
          on('no', 'That’s good. So it’s not too bad.'),
          on('yes', 'I see. I’ll write that down.'),
          on('dont_know', 'Do you feel hot at night?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Are you taking any medicine at the moment, and are you allergic to anything?',
      [],
      'Answer both questions: what you’re taking, and if you’re allergic to anything.',
      'I’m only taking tablets for my headache, and I’m not allergic to anything.',
      {
        topics: [
          'yes|no|tablet*|allerg*|nothing|medicine|take|taking|only|any|aspirin|vitamin*|tea|nuts|pollen|milk|none|pill*|paracetamol|ibuprofen|neither|anything|honey|egg*|penicillin|antibiotic*|syrup|drops|not now|not at|i’m not|to fish|cats|dogs|cat',
          'peanut*|swell|swollen|itch*|wasp*|bee|bees|strawberr*|lactose|gluten|dust|grass|latex|spray|inhaler|cream|my mum gave|my mother gave|something for|the same',
        ],
        other_wordings: [
          'Do you take any medicine? And is there anything you’re allergic to?',
          'Two quick questions: what medicine do you take, and what are you allergic to?',
        ],
        reactions: [
          when(
            ['work|mother-in-law'],
            'Ha! Me too, but there’s no medicine for that. Really, are you taking anything, or are you allergic to something?',
            { goes_to: 'stay' },
          ),
          when(
            'allergic to nuts|nuts|egg*|milk|honey',
            'Good that you told me. There’s nothing like that in your medicine.',
          ),
          when('penicillin|antibiotic*', 'That’s very important. I’ll write it in red.'),
          when('allergic to cat*|cats|dogs|pollen|dust', 'That’s no problem for your medicine.'),
          when(
            [
              'tablet*|aspirin|paracetamol|ibuprofen|vitamin*|pill*|syrup|tea',
              'not allergic|no allerg*|don’t|nothing|anything',
            ],
            ['That’s all fine.', 'Good. That makes it easy for me.'],
          ),
          when(
            'tablet*|aspirin|paracetamol|ibuprofen|vitamin*|pill*|syrup',
            'That’s fine. Don’t take more than it says on the box.',
          ),
          when('nothing|not anything|no and no|no no|no medicine|not allergic|no allerg*|neither|none', [
            'Good. That makes it easy for me.',
            'That’s all fine.',
          ]),
          on('no', 'Good. That makes it easy for me.'),
          on('dont_know', 'Let’s do it step by step: did you take any tablets today?', { goes_to: 'stay' }),
          on('yes', 'Good that you told me. Bring me the box next time.'),
        ],
      },
    ),
    step(
      'Let me look at your throat. It’s a bit red, but don’t worry. You should stay at home and rest for three days. Can you do that?',
      [],
      'Say if you can stay at home, or what the problem is.',
      'It’s difficult to rest at home, because I have an exam tomorrow.',
      {
        topics: [
          'yes|no|can’t|cannot|possible|impossible|school|exam|test|home|rest|difficult|ok|okay|fine|think|problem|tomorrow|try|course|sure|must|party|children|alone|hard|boring|stay|only|trip|boss|have to work|my work|to work|at work|i work|on monday|my holiday|a holiday|i can|can i|not really',
          'not so|i’m happy|my mother|a match|a concert|my birthday|play football|the office|my training',
          'three days|days is|series|netflix|who will|look after|my kids|my job|lose my|relax|sofa|in bed',
        ],
        other_wordings: [
          'Open your mouth and say “ah”, please. It’s red, but it’s not bad. I’d like you to rest at home for three days. Is that possible?',
          'I’ll just listen to your heart. That’s fine, but please stay at home and rest for three days. Can you do that?',
        ],
        reactions: [
          when(
            ['super|yay|hurray|love', 'school|home|stay|bed'],
            'I see, that makes you happy! But you must really rest.',
          ),
          when('exam|test|school|university|homework', [
            'School can wait a few days. You have to get well first.',
            'I know, school is important. But you can’t think well with a cold.',
          ]),
          when('boss|job|meeting', 'Your work can wait. They don’t want your cold, either!'),
          when('game|party|trip', 'Oh, what a pity! But you’ll feel terrible if you go.'),
          when('children|kids|baby|family|alone', 'Perhaps somebody can help you for a day or two.'),
          when('can’t|cannot|not possible|impossible|difficult|hard|isn’t possible', 'I know, it isn’t easy.'),
          on('no', 'I know, it isn’t easy.'),
          on('yes', ['Very good. Your bed is the best place now.', 'Good. Take a nice book with you to bed.']),
          when('no problem|ok|okay|fine|sure|try', 'Very good. Your bed is the best place now.'),
          on('dont_know', 'Is there something important this week?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'I’ll write you a letter and give you some medicine. Do you have any questions about what you should do?',
      [
        'should|what|when|how|medicine|tablet*|no|question*|often|do|nothing|clear|thank*|must|may|everything|to work|go to work|i work|can i|can we|not really|that’s all|to sleep|to school|i eat|to eat|i drink|to drink|where can|where is|will it|does it',
      ],
      'Ask something: “Should I …?”, “Can I …?”, “How often …?”.',
      'Yes. How often should I take the medicine?',
      {
        other_wordings: [
          'Here’s a letter for you, and you can get this medicine at the chemist. What would you like to ask me?',
          'Here’s your letter, and this is your medicine. Have you got any questions?',
        ],
        reactions: [
          when(
            'no questions|nothing|everything is clear|all clear|understand everything|that’s all|no thank*',
            'Good. Then just drink a lot of tea, and no sport this week.',
          ),
          on('no', 'Good. Then just drink a lot of tea, and no sport this week.'),
          on(
            'dont_know',
            'You can ask me about the medicine, food or sport, for example. What would you like to know?',
            { goes_to: 'stay' },
          ),
          on('joke', 'You’ll be well again soon! Have you got a real question, too?', { goes_to: 'stay' }),
          when('understood', ['Don’t worry, it’s all in the letter.', 'Good. And you can always phone us.']),
        ],
      },
    ),
    step(
      'So, what will you do now?',
      [],
      'Tell the doctor what you will do: “I’ll …”.',
      'I’ll go to the chemist, and then I’ll go home and rest.',
      {
        topics: [
          'go|going|home|chemist*|pharmacy|rest|sleep|tea|medicine|buy|take|tablet*|stay|call|watch|soup|tv|nothing|school|relax|write|lie|cook|help|get better|get up|get the|get my|play games|i’ll play|i play|to work|not work|water|do sport|no sport|my phone|my mother|i read|read a|to read|a book',
          'drink a|drink lots|eat some|eat a|eat and|in bed|to bed|my bed',
          'what you said|what you told|like you said|you told me|taxi|my boss|my mum|right away',
        ],
        other_wordings: ['Tell me, what are you going to do now?', 'And now? What will you do first?'],
        reactions: [
          when(
            ['chemist*|pharmacy|medicine|buy|tablet*', 'home|rest|sleep'],
            ['Perfect. You’re a very good patient!', 'Very good. First the chemist, then your bed.'],
          ),
          when('go to work|go to school|to school|party|training', 'Oh no, please don’t! You’ll need your bed today.'),
          when('chemist*|pharmacy|medicine|tablet*', 'Good, it’s just across the street. And then go to bed!'),
          when('sleep|rest|home|lie|relax', [
            'Very good. Sleep is the best medicine.',
            'That’s right. Your bed is waiting for you.',
          ]),
          when('tea|soup', 'Good idea, that’ll be nice and warm.'),
          when('tv|series|netflix|games', 'All right, but not all day!'),
          on('dont_know', 'Where can you get your medicine?', { goes_to: 'stay' }),
          on('joke', 'Ha! Maybe next week. But what will you do today?', { goes_to: 'stay' }),
          on('refusal', 'I know you don’t like it, but please rest a bit. What will you do at home?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  twists: [
    twist(2, 'Oh, your hands are very cold! Here, hold this cup of tea. How long have you felt like this?'),
    twist(
      4,
      'Excuse me, I can’t find my glasses. Ah, on my head! Are you taking any medicine, and are you allergic to anything?',
    ),
    twist(7, 'Oh, there’s the next patient already, with three children! So, what will you do now?'),
  ],
  starters: ['Good morning, doctor.', 'Hello. I don’t feel very well.', 'Thank you for seeing me today.'],
  opening_message: 'Good morning, come in and have a seat. Let’s see how I can help.',
  closing_message: 'Get well soon, and call me if you don’t feel better by Friday. Goodbye!',
  correction: 'prompt',
})
