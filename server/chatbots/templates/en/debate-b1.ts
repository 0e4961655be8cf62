import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const debateB1 = template({
  id: 'debate-b1',
  name: 'Phones at school: yes or no?',
  language: 'en',
  level: 'B1',
  description: 'Should mobile phones be banned at school? Argue for your side, and respond to the other side.',
  role: 'A debating partner who politely takes the other side',
  partner_name: 'Priya',
  region: 'GB',
  scenario:
    'Your school’s debating club is discussing whether mobile phones should be banned during lessons and breaks. You choose a side, and your partner looks for weak points in your arguments.',
  goals: [
    'I can state my opinion clearly.',
    'I can support it with reasons and examples.',
    'I can respond to the other side’s arguments.',
    'I can sum up and look for a compromise.',
  ],
  grammar: [
    'should and should be allowed to',
    'linking words: however, although, on the other hand',
    'If … , … would …',
  ],
  vocabulary: words({
    'to ban': 'to say officially that something isn’t allowed',
    'to allow': 'to say yes to something',
    argument: 'a reason for or against something',
    distraction: 'something that takes your attention away',
    'to concentrate': 'to think about one thing only',
    'to look something up': 'to search for information',
    emergency: 'a dangerous moment when you need help',
    rule: 'what you must or must not do',
    'to be addicted to': 'not to be able to stop doing something',
    'on the other hand': 'but there is also another side',
    compromise: 'a solution in the middle',
    'to convince': 'to make someone believe something',
  }),
  facts: [
    fact(
      'How about a compromise?',
      'how about|what about|why don’t we|could we|what if we',
      'Let me think about that for a moment.',
    ),
    fact(
      'Are phones banned at your school?',
      ['your school|at your', 'phone*|banned|allowed|rule*'],
      'At my school they have to be in our bags, but everybody has a look under the table now and then.',
    ),
    fact(
      'What do other countries do?',
      ['other|which|any', 'countr*|schools'],
      'France banned them for younger pupils in 2018, and more and more countries are doing the same.',
    ),
    fact(
      'What do the teachers think?',
      ['teacher*', 'think|say|want|opinion'],
      'Most teachers I know are for a ban, but they’ve got their own phones on the desk.',
    ),
    fact(
      'What do the parents think?',
      ['parents', 'think|say|want|opinion'],
      'They don’t agree with each other. Half of them want a ban, and half want to be able to phone their children.',
    ),
    fact(
      'What do you really think?',
      ['you', 'really|honestly|personal*|yourself|own opinion'],
      'Honestly? I change my mind every week. That’s why I like debates.',
    ),
    fact(
      'Which side are you on?',
      'which side|your side|your position|your opinion|what about you|are you for|are you against',
      'I’m on the side that you’re not on. That’s my job today.',
    ),
    fact('What is your best argument?', ['your', 'argument*|reason*'], 'That life has two sides, and so does a phone.'),
    fact(
      'Do you have a phone?',
      ['you', 'have|own|got', 'phone|smartphone|mobile'],
      'I do, and it’s off at the moment. I hope yours is, too.',
    ),
    fact(
      'How long are you on your phone every day?',
      ['you', 'how long|how much|how many|hours|often', 'phone|screen|day'],
      'About two hours a day. I’m not proud of it.',
    ),
    fact(
      'Are you addicted to your phone?',
      ['you', 'addicted|without your|without a|live without'],
      'A little, I think. I once forgot it at home and felt strange all day.',
    ),
    fact(
      'What is your favourite app?',
      ['your|you', 'app|apps|tiktok|instagram|game*'],
      'A dictionary, of course! And a silly game with birds.',
    ),
    fact('How old are you?', ['how old|age', 'you*'], 'I’m seventeen. It’s my last year at school.'),
    fact('What is your name?', ['name', 'your'], 'I’m Priya.'),
    fact('Where are you from?', ['where', 'you', 'from|live|born'], 'From Leicester, right in the middle of England.'),
    fact(
      'How long have you been in the club?',
      ['you', 'club|debat*', 'long|since|often|why|like'],
      'For three years. I was so shy when I started, you wouldn’t believe it.',
    ),
    fact('Have you ever lost a debate?', ['you', 'lost|lose|won|win'], 'Lots of times! You learn more when you lose.'),
    fact(
      'Who is the judge?',
      'judge*|jury|who decides|who wins|points|winner',
      'The audience votes at the end, by raising their hands.',
    ),
    fact(
      'Who is the audience?',
      ['audience|listening|watching', 'who|how many|there'],
      'About twenty pupils, two parents and our head teacher.',
    ),
    fact(
      'How long does the debate take?',
      ['how long|how many|when', 'debate|take|minutes|finish|end|questions|time'],
      'About ten minutes, so there’s no need to hurry.',
    ),
    fact('Can I change my side?', ['change|switch', 'side|opinion|mind'], 'Of course you can. Clever people do that.'),
    fact('Are you nervous?', ['you', 'nervous|afraid|excited'], 'Always, for the first minute. Then it’s fun.'),
    fact(
      'What was the last debate about?',
      ['last|next|other', 'debate|topic|question|time'],
      'About school uniforms. It got rather loud!',
    ),
    fact(
      'What are your hobbies?',
      ['your|you', 'hobby|hobbies|free time|like doing|sport|music'],
      'I play chess, and I talk too much.',
    ),
  ],
  steps: [
    step(
      'So, what’s your position: should phones be banned at school or not?',
      [
        'allow*|yes|no|against|for it|forbid*|phone*|mobile*|depends|both|neither|keep|freedom|off|legal|agree|disagree|favour|favor|middle|sure|definitely|lessons|breaks|ban|bans|banned|banning|not ban*|should not|shouldn’t|children|prohibit*',
      ],
      'Take a side: “In my opinion, phones should …”.',
      'In my opinion, schools should ban phones during lessons.',
      {
        other_wordings: [
          'First of all, where do you stand: should schools ban phones or not?',
          'Let’s hear your opinion: should phones be banned at school or not?',
        ],
        reactions: [
          when(
            'against it|against that|totally against|not ban*|never ban*|against ban*|against the ban|no ban|not forbid*|not prohibit*|ban is wrong|ban is stupid|not agree with a ban|shouldn’t ban*|shouldn’t forbid*|don’t agree with a ban',
            [
              'So you’re against a ban. Then I’ll speak for one.',
              'You’d let them keep their phones. I’ll take the other side, then.',
            ],
          ),
          when(
            'depends|in the bag|bags|both|neither|middle|half|sometimes|isn’t sure',
            'You’re somewhere in the middle. That’s the hardest side to defend!',
          ),
          when(
            'ban only|only lessons|only during lessons|lessons not breaks|in breaks|in the break',
            'No phones in lessons, but phones in the breaks. Interesting!',
          ),
          when(
            'ban|banned|bans|forbid*|not allow*|against phones|no phones|without phones|turned off|switched off|get rid|rid of|in the classroom|no place|place in class',
            [
              'So you’re for a ban. I’ll defend the phones, then.',
              'No phones, you say. Then I’ll have to fight for them.',
            ],
          ),
          when('allow*|keep|for phones|freedom|legal|without mine|live without', [
            'So you’re against a ban. Then I’ll speak for one.',
            'Phones for everyone, then. I’ll take the other side.',
          ]),
          on('yes', 'So you’re for a ban. I’ll defend the phones, then.'),
          on('no', 'So you’re against a ban. Then I’ll speak for one.'),
          on(
            'dont_know',
            'It isn’t easy, I know. Imagine your favourite lesson: would you rather have phones in the room, or not?',
            { goes_to: 'stay' },
          ),
          on(
            'joke',
            'The audience is laughing, so that’s one point for you! But seriously: are you for a ban, or against it?',
            { goes_to: 'stay' },
          ),
          on('refusal', 'Then just take a side for fun: are you for a ban, or against it?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'What’s your strongest argument?',
      [],
      'Give one reason, and explain it in a second sentence.',
      'My main argument is that they’re a distraction. No one can concentrate when messages arrive all the time.',
      {
        topics: [
          'phone*|mobile*|smartphone*|screen*|app|apps|internet|online|web|google|message*|text*|chat*|game*|gaming|video*|tiktok|instagram|whatsapp|social media|device*|technolog*|digital|camera|photo*|notification*|ban|banned|we need|they need|i need|with friends|their friends|filming|films|filmed',
          'learn*|the teacher|teachers|their homework|in life|right to|rights|can help|helps|bad for|children|kids|cannot think|because it|because they|because you|because the|it’s stupid|alone|young people|get lost|nobody speak*|nobody talk*|nobody play*|find everything|makes them|make them|look up',
          'concentrat*|attention|focus*|distract*|listen*|lesson*|class*|school*|exam|exams|test*|mark*|grade*|cheat*|study*|studi*|educat*|dictionar*|research|information|translat*|calculat*|knowledge|pupil*|student*|look up|search*|write',
          'talk*|social*|communicat*|lonely|break|breaks|bull*|mobb*|tease|privacy|private|lunch|together|face to face|real life|contact|conversation*',
          'emergenc*|parent*|safe*|security|call*|reach|danger*|accident*|police|problem*',
          'addict*|depend*|health*|eye*|brain*|noise|noisy|ring*|disturb*|interrupt*|stress*|nervous|peace*|quiet|silence|calm|chaos|lazy|annoy*|rude|respect*|boring|bored',
          'free*|rights|decide*|choice|choos*|responsib*|adult*|grown*|trust*|rule*|forbid*|allow*|control*|property|modern|future|generation*',
          'useful|important|necessary|quick*|easy|easier|practical|tool*|steal*|stolen|fair|unfair|equal*|poor|rich|waste*|worse|reason*|argument*',
        ],
        other_wordings: [
          'What would you say is your best argument?',
          'Now convince me: what’s the most important reason?',
        ],
        reactions: [
          when(
            'distract*|concentrat*|attention|focus*|disturb*|interrupt*|notification*|don’t listen|not listen|screen*',
            [
              'Attention is a good point: a brain can only do one thing at a time.',
              'I must admit that a phone loves to disturb us.',
            ],
          ),
          when('dictionar*|research|information|look up|search*|google|translat*|internet|knowledge|tool*', [
            'Learning, then. That’s what schools are for, after all.',
            'That’s an argument the teachers will like.',
          ]),
          when(
            'emergenc*|parent*|safe*|danger*|accident*|reach',
            'Safety first. The parents in the audience are nodding.',
          ),
          when('bull*|mobb*|photo*|privacy|private|video*', 'That’s a serious point, and it can really hurt people.'),
          when('talk*|social*|communicat*|lonely|face to face|together|contact', [
            'You’re thinking of people, not of machines. I like that.',
            'So it’s about how we live together.',
          ]),
          when('addict*|depend*|health*|eye*|brain*', 'You’re thinking of our health. That’s hard to argue with.'),
          when('cheat*|exam|exams|test*|copy', 'Cheating! Somebody in the third row has gone red.'),
          when(
            'free*|rights|decide*|choice|responsib*|trust*|property|adult*',
            'Freedom is a big word, and you’ve used it well.',
          ),
          on('dont_know', 'Think of an ordinary lesson. What do phones do there: help, or disturb?', {
            goes_to: 'stay',
          }),
          on('joke', 'Ha! The audience likes you. But what’s your real argument?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Can you give an example from your own experience?',
      [],
      'Talk about something you’ve seen: “Last year, in my class, …”.',
      'In my class, one boy watched videos under the table and failed his exam.',
      {
        topics: [
          'class*|lesson*|pupil*|student*|classmate*|course|university|college|child*|kid*|colleague*|meeting|restaurant|someone|somebody|everybody|everyone|a friend of|my friend* |my friends|playing|plays|at dinner|during dinner|i saw|i’ve seen|my brother|my sister|my daughter|my son|my father',
          'my mother|our teacher|my teacher|the teacher|teachers|a teacher|my boss|the boss|our office|i lost|lost my|lost the|i found|i fell|when i was|i was|a girl|one girl|a boy|one boy|at school|my school|our school|in school|once i|filmed|filming|some people|the bus|this happened|i learn*',
          'it happened',
          'phone*|mobile*|smartphone*|message*|video*|game*|screen*|internet|photo*|app|apps|tiktok|instagram|whatsapp|youtube|snapchat|google|dictionar*|translat*|camera|chat*|text*|online',
          'watch*|record*|cheat*|rang|ring*|vibrat*|wrote|writing|looked|looking|use|used|using|seen|stole*|forgot|called|helped|fail*|stop*|listen*|talk*|laugh*|disturb*|distract*|concentrat*|bull*|happen*|posted|sent|shared',
          'last year|last week|last month|last time|ago|exam|exams|test*|accident|ill|sick|hospital',
          'no example|any example|not remember|never happened|experience|myself',
          'read about|heard about|newspaper|on tv|on the news|documentary|my kids|i know someone|myself i|personally',
        ],
        other_wordings: [
          'Has that ever happened to you, or to someone you know? Tell us about it.',
          'The audience would love an example. What have you seen yourself?',
        ],
        reactions: [
          when(
            'no example|any example|not remember|never happened|no experience|not have an example|don’t remember|can’t remember|don’t have an example',
            'No example? Never mind, good arguments can live without one.',
          ),
          when('cheat*|exam|exams|test*|failed', [
            'Oh dear. I hope nobody from that class is here today!',
            'That must have been an expensive look at a phone.',
          ]),
          when('photo*|video*|posted|bull*|record*|shared', [
            'That’s awful. Once it’s out there, it never goes away.',
            'I can imagine how that must have felt.',
          ]),
          when('helped|help|emergenc*|accident|hospital|called|ill', 'So a small machine can make a big difference.'),
          when(
            'rang|ring*|vibrat*|message*|whatsapp|text*|chat*',
            'I know that sound! Suddenly nobody’s listening any more.',
          ),
          when('game*|tiktok|instagram|youtube|watch*', [
            'And the teacher didn’t notice, I suppose.',
            'I’ve seen that as well, I’m afraid.',
          ]),
          when('teacher*', 'Teachers are only human, too!'),
          when('my son|my daughter|my child*|my kid*|my brother|my sister', 'So you see it every day at home.'),
          on('dont_know', 'Have you never seen anyone with a phone in a lesson, or at work?', { goes_to: 'stay' }),
          on('joke', 'I don’t believe a word of it! Have you got a true story, too?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Let’s look at both sides. A phone is the quickest dictionary there is, and pupils must learn how to use it well. But it’s also full of games. What would you say to that?',
      [],
      'First say what’s right about it, then give your answer: “That’s true. However, …”.',
      'That’s true. On the other hand, you can look something up on the school’s computers.',
      {
        topics: [
          'true|right|agree*|disagree*|wrong|however|although|on the other hand|still|exactly|correct|think so|opinion|maybe|depends|sure|course|both|ban|banned|too old|need to|we need|don’t need|need a|play games|playing|a book|books|dictionary book|is better|better than|computers|a computer',
          'the computer|teach them|teachers|to teach|can learn|must learn|learn to|learning|learn how|too much time|waste of time|lose time|at home|use it|use them|use the|to use|young people|paper dictionary|at school|in school|the school|schools|yes|no|your point|a point',
          'dictionar*|look up|look something up|search*|educat*|tablet*|laptop*|library|google|internet|translat*|information|wikipedia|app|apps',
          'game*|gaming|distract*|concentrat*|addict*|tiktok|instagram|video*|chat*|block*|delete*|filter*|control*|limit*|discipline|temptation|tempted',
          'phone*|mobile*|smartphone*|screen*|device*|technolog*|digital|modern|future|media',
          'lesson*|class*|teacher*|pupil*|student*|parent*|break|exam|exams|child*|kid*|responsib*|rule*|allow*|using|useful|important|enough',
        ],
        other_wordings: [
          'Here’s a question for you: some pupils use their phone as a dictionary, and others only play games on it. What would you say to that?',
          'Now I’ll make it harder. With a phone, you can look up anything in a second, and you can waste a whole lesson. How would you answer that?',
        ],
        reactions: [
          when('tablet*|laptop*', [
            'If there are enough of them, you’re right.',
            'Not every school has enough computers, but I see what you mean.',
          ]),
          when('library', 'Real books! The librarian in the second row is smiling.'),
          when('block*|delete*|filter*|control*|limit*', 'So there are technical ways. Not bad at all.'),
          when('learn how|learn to|educat*|responsib*|discipline|media', [
            'So somebody has to teach it. I can follow you there.',
            'You want people to learn it. That makes sense.',
          ]),
          when('at home|parent*', 'So that belongs at home, you think.'),
          when('distract*|concentrat*|addict*|game*', 'You’ve got a clear eye for the dark side.'),
          when('true|right|agree*|exactly|correct', [
            'I’m glad that we agree on something.',
            'You listen to the other side, too. That’s good style.',
          ]),
          when('disagree*|wrong|not agree|not true|don’t agree|isn’t true', 'You don’t give in easily!'),
          on('dont_know', 'Let me put it simply: is a phone in a lesson more of a tool, or more of a toy?', {
            goes_to: 'stay',
          }),
          on('joke', 'You’re as quick as a phone! But what’s your answer?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And what about emergencies? Many parents want to be able to reach their children.',
      [],
      'Think of another way to solve that.',
      'In an emergency, parents can call the school office.',
      {
        topics: [
          'parent*|mum|dad|famil*|child*|kid*|ban|banned|need to|don’t need|they need|we need|my daughter|my son|the office|school office|the school|a number|the number|phone|phones|telephone|never happen*|i never|we never|teachers|the teacher|a teacher|adults|in the past|at home|smartwatch|use the',
          'mothers|my mother|as a mother|my father|fathers|always',
          'secretar*|reception|head teacher|headmaster|class*|nurse|staff',
          'call*|ring|reach*|contact*|message*|text*|sms|tell|inform*|ask|talk|email|landline|mobile*|smartwatch|signal',
          'emergenc*|danger*|accident*|safe*|serious|urgent|important|rare*|seldom|happen*|problem*|help*|exception*|worry|worried|wait*|police|ill|sick|hospital',
          'bag*|off|silent|breaks|locker*|after school|before|afternoon|rule*|allow*|carry|years ago|without|trust*|exaggerat*|control*',
          'good reason|only reason|survive*|old days|without one|panic|helicopter|before phones|true for|that’s true',
        ],
        other_wordings: [
          'But what if there’s an emergency, and parents have to reach their child?',
          'Now think of emergencies. Shouldn’t parents be able to reach their children?',
        ],
        reactions: [
          when('secretar*|reception|head teacher|headmaster|landline|to the school|call the school|phone the school', [
            'The office! That’s how it always used to work.',
            'If somebody picks up the phone there, that’s fine.',
          ]),
          when('nurse|staff', 'The teachers, then. They’d have to keep a phone ready.'),
          when('in the bag|bag*|silent|off|locker*|breaks', [
            'There, but not in use. That’s quite clever.',
            'So a phone could be there and still be quiet.',
          ]),
          when(
            'rare*|seldom|hardly|not often|exaggerat*|worry|worried|years ago|wait*',
            'You mean that parents worry too much? Some of them won’t like that!',
          ),
          when(
            'important|safe*|must|should have|that is why|exactly|right|agree*',
            'The parents in the front row are nodding.',
          ),
          when('smartwatch|sms|old phone|simple phone', 'A simple machine for calls only? I hadn’t thought of that.'),
          on('dont_know', 'How did parents reach a school when there were no mobile phones?', { goes_to: 'stay' }),
          on('yes', 'The parents in the front row are nodding.'),
          on('no', 'Some parents won’t like that, but you’re honest.'),
          on('joke', 'Let’s hope that never happens! But what should parents do in an emergency?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Suppose the rule was the exact opposite of what you want. What do you think would happen?',
      [],
      'Use “would”: “Pupils would …”.',
      'Pupils would talk less to each other, and teachers would have more trouble.',
      {
        topics: [
          'would|could|might|if|pupil*|student*|happen*|parent*|everyone|everybody|nobody|nothing|chaos|phone*|worse|children|kids|problem*|protest*|talk*|disaster|secret*|hide|lessons|be good|good for|be better|better for|more people|less people|more time|less time|be bad|bad for|more quiet|quieter',
          'be quiet|the same|be boring|teachers|the teacher|schools|the school|learn less|learn more|angry|be sad|i will|they will|will be|there will|more and|wouldn’t|change*|they’d|i’d|results|get better',
          'revolution|bored|boring|not much|strike|crazy|there’d|we’d|riot|marks|grades|fewer|shout|furious|fall asleep|screens',
        ],
        other_wordings: [
          'Imagine for a moment that your side loses, and the rule is the opposite. What would happen?',
          'What if the school did the very opposite of what you want? Tell us what would happen.',
        ],
        reactions: [
          when('nothing|no change|not change|the same', 'Nothing at all? Then why are we standing here?'),
          when('chaos|disaster|catastrophe|terrible|worse|war', [
            'That sounds like the end of the world!',
            'As bad as that? Now I’m nearly afraid.',
          ]),
          when(
            'secret*|hide|hidden|toilet|anyway|still use|break the rule',
            'In secret, yes. Forbidden things are always exciting.',
          ),
          when('protest*|complain*|strike|unhappy|hate', 'I can already hear them shouting in the corridor.'),
          when('talk*|communicat*|friend*|play together|lonely|alone|silen*', [
            'You’re thinking of the mood at school.',
            'So the school yard would be a different place.',
          ]),
          when('concentrat*|mark*|grade*|exam|exams|attention|listen*|distract*', [
            'So we’d see it in the marks, you think.',
            'Then the lessons would be quite different.',
          ]),
          when('parent*', 'The parents would be on the phone to the school all day!'),
          when('teacher*', 'I already feel sorry for the teachers.'),
          on('dont_know', 'Think of one ordinary day at school. What would be different?', { goes_to: 'stay' }),
          on('joke', 'I’d pay money to see that! But what would really happen?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'We’re not that far apart. Could you suggest a compromise that both sides can live with?',
      [],
      'Think of lessons and breaks, of age, or of places.',
      'How about this compromise: phones in the bag during lessons, but allowed in the lunch break?',
      {
        topics: [
          'lesson*|class*|break|breaks|breaktime|lunch*|recess|pause|afternoon|after school|before school|minute*|once|twice|schooltime|school time|exam|exams|over #|from #|under #|one day|per day|# days|a day|day a|per week|a week|in the morning|every morning|ban|banned|a corner|one room|a room',
          'special room|the room|for learning|at home|teachers|the teacher|a teacher|collect them|collect the|half and half|one hour|an hour|hours|a place',
          'bag*|locker*|box*|basket|pocket*|drawer|silent|silence|mute*|off|flight mode|plane mode|put away|switch*|hand in|keep*|lock*',
          'only|allow*|permit*|forbid*|prohibit*|limit*|restrict*|rule*|permission|ask*|exception*|control*|punish*|warning|trust',
          'age*|older|younger|sixteen|fifteen|grade*|level*|small children|big children',
          'area*|zone*|yard|playground|library|cafeteria|canteen|corridor|outside',
          'parent*|pupil*|student*|emergenc*|vote*|decide*|contract|agree*|together|committee|parliament',
          'phone*|mobile*|smartphone*|tablet*|app|apps|use|used|using|internet|game*|educat*|dictionar*',
          'compromise*|both|middle|solution|balance|none|impossible|not possible|not exist',
          'from 16|from sixteen|from 14|from fourteen|over 16|years old|may have|have one|by turns|every second|on fridays|friday|first week|test phase|try it for',
        ],
        other_wordings: [
          'I think there’s a way to meet in the middle. What compromise would you suggest?',
          'Now let’s build a bridge. What could be a compromise for both sides?',
        ],
        reactions: [
          when(
            'no compromise|impossible|not possible|none|there isn’t|no solution|not exist|isn’t possible|can’t exist',
            'No compromise at all? You’re a tough opponent, and I respect that.',
          ),
          when(
            ['lesson*|class*', 'break|breaks|lunch*|recess|pause'],
            [
              'Lessons without, breaks with. Both sides could live with that.',
              'That’s fair: work is work, and a break is a break.',
            ],
          ),
          when('break|breaks|lunch*|recess|pause|after school', [
            'In the breaks, then. Both sides could live with that.',
            'That’s a nice idea, and easy to explain.',
          ]),
          when(
            'age*|older|younger|sixteen|fifteen|years old|grade*',
            'It depends on the age, then. The younger ones won’t cheer, but it’s fair.',
          ),
          when(
            'area*|zone*|yard|library|cafeteria|canteen|playground',
            'Special places for phones! I’ve never heard that in this club.',
          ),
          when('bag*|locker*|box*|basket|silent|off|mute*|hand in', [
            'There, but asleep, so to speak. Why not?',
            'That’s simple, and simple rules work best.',
          ]),
          when('permission|ask*|educat*', 'So the teacher decides. That gives them a lot of power!'),
          when('minute*|time|limit*|once', 'A little time for it, but not too much. That’s wise.'),
          on('no', 'No compromise at all? You’re a tough opponent, and I respect that.'),
          on('dont_know', 'Think of lessons and breaks. Must the rule be the same in both?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Please sum up your opinion in one or two sentences for the audience.',
      [],
      'Start with “To sum up, …”.',
      'To sum up, phones distract us in lessons, but with a clear rule they can be useful.',
      {
        topics: [
          'sum|summary|summing|conclusion|conclude|short|finally|all in all|in the end|opinion|believe|convinced|ban|banned|we need|need rules|they need|be good|are good|is good|good for|better without|better with|is better|put away|i’d say|i would say|switch off|in life|bad for|are bad|i think so|i think not',
          'teachers|teach them|at school|in school|schools|learning|to learn|learn better',
          'phone*|mobile*|smartphone*|screen*|device*|technolog*|internet|digital|media|app|apps',
          'allow*|forbid*|prohibit*|permit*|rule*|should|must|free*|right|rights|choice|decide*|responsib*|control*|limit*|compromise*|balance|both|side*|solution|middle',
          'lesson*|class*|break|breaks|concentrat*|distract*|attention|pupil*|student*|parent*|child*|exam|exams|educat*',
          'useful|help*|important|dangerous|worse|safe*|emergenc*|addict*|tool*|talk*|future|yes|no',
        ],
        other_wordings: [
          'Only one minute left! Could you sum up your opinion for the audience in one or two sentences?',
          'The audience wants to vote. Please sum up your side in a sentence or two.',
        ],
        reactions: [
          when('compromise*|both|balance|rule*|middle|on the other hand', [
            'You can hear how they’re clapping! That was fair and clear.',
            'A fair ending. I couldn’t have said it better.',
          ]),
          when('not ban*|allow*|free*|right|rights|useful|help*|tool*|shouldn’t ban*', [
            'That was strong. I think you’ve won half of the room.',
            'Listen to that applause! It’s for you.',
          ]),
          when('ban|banned|forbid*|distract*|concentrat*|without', [
            'That was clear. Even the head teacher is clapping.',
            'Listen to that applause! It’s for you.',
          ]),
          when('learn*|study|school', [
            'So it’s about what school is for. The teachers are clapping.',
            'Short and clear, and I’ll remember it.',
          ]),
          on('dont_know', 'Just one sentence: what should the audience remember?', { goes_to: 'stay' }),
          on('joke', 'That got the biggest laugh of the evening! And in one serious sentence?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'A boy in the first row calls out: “That’s only theory!” Can you give him an example from your own experience?',
    ),
    twist(
      5,
      'A mother in the audience has put up her hand. She wants to be able to reach her daughter in an emergency. What would you tell her?',
    ),
    twist(
      8,
      'And there’s the bell, so this has to be quick. Please sum up your opinion in one or two sentences for the audience.',
    ),
  ],
  starters: ['Good afternoon. I’m ready for the debate.', 'Can I start?', 'Hello! I have a strong opinion on this.'],
  opening_message: 'Welcome to the debate. I’ll take whichever side you don’t, and I’ll be fair.',
  closing_message: 'Thank you, that was a real pleasure. You’ve made me think, and I’d debate with you again any time!',
  correction: 'at_the_end',
})
