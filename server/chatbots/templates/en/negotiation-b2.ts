import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const negotiationB2 = template({
  id: 'negotiation-b2',
  name: 'Negotiating the rent',
  language: 'en',
  level: 'B2',
  description:
    'Your landlady wants to raise the rent. State your position, bargain, and reach a deal you can both live with.',
  role: 'Owner of a small apartment building in Chicago',
  partner_name: 'Ms. Novak',
  region: 'US',
  scenario:
    'You’ve rented the same apartment for three years. From January, the rent is supposed to go up from 1,200 to 1,400 dollars a month. Your landlady is fair, but she never gives in at once. You’ve sat down together at her kitchen table.',
  goals: [
    'I can state my position clearly without being rude.',
    'I can make an offer and respond to a counteroffer.',
    'I can attach conditions to what I offer.',
    'I can deal with objections, find a compromise and sum it up.',
  ],
  grammar: [
    'conditionals: If you …, I’d be willing to …',
    'provided that, as long as, unless',
    'softening: I’m afraid, to be honest, I was hoping …',
  ],
  vocabulary: words({
    lease: 'the contract between the owner of a home and the person who rents it',
    tenant: 'someone who pays rent for a home',
    increase: 'when something goes up',
    reasonable: 'fair and sensible',
    figure: 'an amount, written as a number',
    'to meet halfway': 'to give in a little so that the other side does, too',
    'in return': 'in exchange for something',
    'provided that': 'only if',
    'to settle on': 'to decide on something after some discussion',
    maintenance: 'the work that keeps a building in good condition',
    upfront: 'paid in advance',
    'deal-breaker': 'something that makes an agreement impossible',
  }),
  facts: [
    fact(
      'How about a compromise?',
      'how about|what about|why don’t we|what if we|could we|can we|shall we',
      'Let me write that down.',
    ),
    fact(
      'Why is the rent going up?',
      ['why', 'rent|raise|up|increase|more|much|high*'],
      'Because of property taxes, mostly. They’ve gone up by eighteen percent in two years, and so has the insurance.',
    ),
    fact(
      'What do the other tenants pay?',
      ['other*|neighbor*|neighbour*|everyone|everybody|tenant*', 'pay|rent|increase'],
      'The couple upstairs pay fourteen fifty, but they’ve got the balcony.',
    ),
    fact(
      'What are your costs?',
      ['how much|what|how high', 'taxes|insurance|heating|cost*|expenses|mortgage'],
      'About six hundred dollars per apartment every month, before anything breaks.',
    ),
    fact(
      'What does the rent include?',
      [
        'include*|included|utilities|what do i get',
        'rent|water|heat*|electric*|internet|gas|price|include*|utilities|get',
      ],
      'Water and heat are included. Electricity and internet aren’t.',
    ),
    fact(
      'When will you fix the heating?',
      [
        'when|can|could|will',
        'fix*|repair*|replace*|paint*',
        'heat*|radiator*|kitchen|window*|sink|it|apartment|bathroom',
      ],
      'My guy could come in the second half of January, if we reach an agreement.',
    ),
    fact(
      'Is that legal?',
      'legal|allowed to|law|lawyer|rent control',
      'It is. There’s no rent control in Illinois, and I gave you sixty days’ notice.',
    ),
    fact(
      'Is that your final offer?',
      'final offer|last word|final word|lowest|best price|best offer',
      'Nothing’s final until we’ve both signed.',
    ),
    fact(
      'How long can the lease be?',
      ['how long|how many years|one year|two years|three years', 'lease|contract|sign'],
      'One year is normal, but I’d be open to two or even three.',
    ),
    fact(
      'When do I have to decide?',
      ['when|how long|deadline|by when', 'decide|answer|sign|think|time|start'],
      'I need to know by the end of the month.',
    ),
    fact(
      'What if I move out?',
      'move out|leave the apartment|if i leave|find another|other tenant',
      'Then I’d have to paint, advertise and wait. I’d rather keep you, to be honest.',
    ),
    fact('What happens to my deposit?', 'deposit|security', 'Your deposit stays as it is. I wouldn’t raise that.'),
    fact('Can I have a pet?', 'pet|pets|dog|cat|animal*', 'One cat is fine. The dog upstairs is more than enough.'),
    fact(
      'Can I sublet a room?',
      'sublet|roommate*|airbnb|flatmate*',
      'A roommate is fine if I’ve met them. No vacation rentals, though.',
    ),
    fact(
      'Is there a parking space?',
      'parking|garage|car',
      'There’s one spot left behind the house. I usually charge eighty dollars for it.',
    ),
    fact(
      'Is there a laundry room?',
      'laundry|washing machine|washer|dryer',
      'In the basement, and it’s free for all tenants.',
    ),
    fact(
      'How long have you owned the building?',
      ['you', 'owned|own|building|house|landlady|bought', 'how long|since|when|why'],
      'For twenty-six years. My late husband and I bought it with everything we had.',
    ),
    fact(
      'Do you live in the building?',
      ['you', 'live', 'here|building|where|house'],
      'On the first floor, right below you. I hear when you come home late!',
    ),
    fact(
      'Where are you from?',
      ['where', 'you*', 'from|born|family'],
      'I was born in Chicago, but my grandparents came from Prague.',
    ),
    fact('What is your name?', ['name', 'your'], 'You can call me Ms. Novak, like everybody here.'),
    fact(
      'Do you have children?',
      'children|kids|son|daughter|grandchild*|family',
      'Two sons in Texas, and four grandchildren who never call.',
    ),
    fact(
      'How are you?',
      'how are you|how have you been|how is it going',
      'I can’t complain. The coffee’s hot, and the building is still standing.',
    ),
    fact(
      'Could I have some coffee?',
      'coffee|tea|water|cookie*|cake',
      'Help yourself, the pot’s right there. And try the cookies.',
    ),
    fact(
      'Have you heard the neighbors?',
      'noise|noisy|loud|neighbors upstairs|dog upstairs',
      'I’ve spoken to them twice. I’ll do it again.',
    ),
  ],
  steps: [
    step(
      'You’ve read my letter: starting in January, the rent goes up from twelve hundred to fourteen hundred. So, what’s your position?',
      [],
      'Say clearly, but politely, what you think of it: “To be honest, …”, “I’m afraid …”.',
      'To be honest, I don’t think that an increase of two hundred dollars is reasonable for any tenant.',
      {
        topics: [
          'rent|increase*|raise*|rise|money|dollars|price|percent|pay*|afford*|budget|cost*|figure|amount|bill*|salary|income|earn*|thirteen|fourteen|twelve|hundred|too high|very high|so high|i leave|leave the|to leave|move out|moving|to move|a joke|joking',
          'too much|expensive|unfair|fair|reasonable|unreasonable|unacceptable|accept*|agree*|disagree*|reject*|refuse*|against|ridiculous|crazy|impossible|steep|justif*|shock*|surpris*|disappoint*|unhappy|exaggerat*|excessive|outrageous',
          'understand*|see your point|negotia*|compromise|solution|hop*|willing|ready|prepared|deal|position|opinion|consider*|reconsider|keep|lower|less|same|stay*|lease|tenant|apartment|sign*|fine|ok|okay|problem|convinced',
          'not happy|happy about|happy with|legal|lawyer|serious|kidding|your letter|the letter|read it|twice|too fast|wages|pay rise',
        ],
        other_wordings: [
          'I’ll be direct, because I’m no good at small talk: from January, I need fourteen hundred instead of twelve. Where do you stand on that?',
          'Two hundred dollars more from January on: that’s what my letter says. What do you make of it?',
        ],
        reactions: [
          when(
            'accept it|i accept|i agree|fine with me|is fine|no problem|happy to pay|okay with me|all right with me',
            [
              'You’d simply pay it? I’d have expected more of a fight.',
              'Well, that’s a surprise! Nobody in this building has ever said that.',
            ],
          ),
          when(
            ['understand*|see your|realize|realise|appreciate|know', 'but|however|still'],
            ['I appreciate that you see my side, too.', 'Well, that was politely put.'],
          ),
          when('afford*|salary|income|budget|earn*|student|cannot pay|not pay|can’t pay', [
            'Money’s tight for everybody right now.',
            'I hear that, and I don’t take it lightly.',
          ]),
          when(
            'ridiculous|crazy|outrageous|rip-off|greedy|shame|scandal*|insane',
            'Now, now. Let’s keep our voices down, the walls are thin.',
          ),
          when(
            'move out|moving out|find another|look for another',
            'Don’t pack your boxes yet. We’ve only just sat down.',
          ),
          when(
            'too much|too high|unfair|unreasonable|not fair|not reasonable|expensive|steep|excessive|unacceptable|reasonable|fair|isn’t fair|isn’t reasonable',
            [
              'I was afraid you’d say that.',
              'That’s what they all say when they get a letter from me.',
              'People never write to tell me it’s too low.',
            ],
          ),
          when('negotia*|discuss*|compromise|solution|talk|hop*', 'I’m all ears. That’s why I made the coffee.'),
          on(
            'dont_know',
            'Let me ask it this way: could you live with fourteen hundred, or is that out of the question?',
            { goes_to: 'stay' },
          ),
          on(
            'joke',
            'I’m glad that you can still laugh. The tax office doesn’t. So, what do you say to fourteen hundred?',
            { goes_to: 'stay' },
          ),
          on('no', 'I was afraid you’d say that.'),
        ],
      },
    ),
    step(
      'Everything’s gotten more expensive for me, too. Give me one good reason why I should make an exception for you.',
      [],
      'Back up your position with facts: what kind of tenant are you, and what’s wrong with the apartment?',
      'I’ve been a reliable tenant for three years, and I’ve done a lot of the maintenance myself.',
      {
        topics: [
          'pay*|paid|on time|reliable|rent|punctual*|money|afford*|salary|income|budget|job|student|# years|# months|good tenant|good relationship|i work|so long|for long|long time|every month|the month|month’s|late with|never late|too old|is old|old windows|old heating|because i|because the|i always',
          'i’ve always|i never|i’ve never|is cold|too cold|the floor|stand empty|be empty|the kitchen',
          'year*|tenant*|neighbor*|neighbour*|quiet|clean*|careful|care|friendly|help*|responsib*|trust*|loyal*|honest*|polite|respect*|easy|perfect|ideal',
          'repair*|fix*|paint*|maintenance|broken|broke|heat*|radiator*|window*|bathroom|sink|leak*|mold|mould|noise|noisy|condition|renovat*|improve*|damage*|elevator|roof|wall*|plant*|garden|snow|trash|garbage',
          'complain*|complaint*|problem*|trouble|vacan*|find|new tenant|another|search*|lose|losing|replace*|cheaper|market|area|street|similar|compare*|average|other apartments|worth|value|since|reason*|fair',
          'mother|father|single|kids|children|baby|pensioner|retired|unemployed|disabled|look for someone|someone new|somebody new|find someone|empty|never complained|parties',
        ],
        other_wordings: [
          'My own bills have doubled, and they won’t pay themselves. Why should I make an exception for you, of all people?',
          'I could find someone else at that price by Friday. So tell me: why should I let you pay less?',
        ],
        reactions: [
          when('on time|never late|always pay*|always paid|reliable|punctual*', [
            'That’s true, I’ve never had to knock on your door for money.',
            'I’ll admit it: your check is always here on the first.',
            'I can’t argue with that. But reliable doesn’t pay for a new roof.',
          ]),
          when('heat*|radiator*|window*|leak*|mold|mould|broken|repair*|fix*|condition', [
            'I know that there are a few things to be done in there.',
            'Fair point. That building and I aren’t getting any younger.',
          ]),
          when(
            'maintenance|paint*|renovat*|garden|snow|plant*|trash',
            'You do look after the place, I’ll give you that.',
          ),
          when(
            'vacan*|new tenant|another tenant|find someone|lose|losing|search*|advertis*',
            'An empty apartment costs me money, that’s true.',
          ),
          when(
            'market|area|similar|cheaper|compare*|average|other apartments|worth',
            'So you’ve done your homework. I’ve looked at the ads, too.',
          ),
          when('quiet|clean*|complain*|complaint*|trouble|neighbor*|neighbour*|friendly|help*|careful', [
            'And you’re quieter than that dog upstairs, I’ll give you that.',
            'I must say that I’ve never had any trouble with you.',
          ]),
          when('year*|loyal*', 'Time flies! It feels like yesterday that you moved in.'),
          when('salary|income|budget|student|afford*|job', 'I’ve been there myself, believe me.'),
          on('dont_know', 'Well, think: have you ever paid late, or made any trouble?', { goes_to: 'stay' }),
          on('joke', 'Charming! But charm doesn’t pay the gas bill. What’s your real reason?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Still, I can’t live on kind words. What figure did you have in mind?',
      [
        '#|same|nothing|less|half|twelve|thirteen|dollars|percent|hundred|current|old rent|stay|keep|no increase|now|no more|not more|today',
      ],
      'Make an offer: “I was thinking of …”, “I’d be prepared to pay …”.',
      'The figure I had in mind is twelve hundred and fifty.',
      {
        other_wordings: [
          'Then let’s talk numbers. What would you be prepared to pay?',
          'All that won’t fix my roof, though. What’s your offer?',
        ],
        reactions: [
          when(
            '1,350|1350|1325|1320|1330|1340|thirteen fifty|thirteen hundred and fifty|thirteen hundred fifty',
            'Now that’s what I call a serious offer.',
          ),
          when(
            '1,250|1250|1225|1240|1230|1220|1210|1260|twelve fifty|twelve hundred and fifty|twelve hundred fifty|two hundred and fifty',
            [
              'Twelve hundred and a bit. I see.',
              'That would just about pay for the light bulbs.',
              'That’s lower than I had hoped, I won’t lie.',
            ],
          ),
          when(
            '1,300|1,275|1300|1280|1290|1275|1270|thirteen hundred|three hundred',
            'Thirteen hundred or so. I’ve heard worse.',
          ),
          when('same|nothing|no increase|not more|current|old rent|1,200|1200|twelve hundred|zero', [
            'Not a cent more? You’ve got nerve.',
            'So not a single dollar more. Hm.',
          ]),
          when('less|1000|1100|900|800|eleven hundred|one thousand|nine hundred', [
            'Less than now? You almost made me spill my coffee.',
            'That’s less than you’re paying today!',
          ]),
          when(
            '1,400|1400|1450|1500|fourteen hundred|fifteen hundred',
            'You’re joking, aren’t you? I wrote that down before my second coffee.',
          ),
          when('percent', 'In percent, even! You should work for the tax office.'),
          on('dont_know', 'Just a rough number: closer to twelve hundred, or closer to fourteen?', { goes_to: 'stay' }),
          on('joke', 'I’ll frame that offer and hang it on the wall. And what’s the real one?', { goes_to: 'stay' }),
          on('refusal', 'Somebody has to begin. What could you pay at the very most?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Here’s my counteroffer: thirteen fifty, and not a cent of it is profit. What do you say?',
      [],
      'Don’t accept at once: say what you like about it, and make another suggestion.',
      'I’m afraid that’s still too high. I was hoping you’d meet me halfway.',
      {
        topics: [
          'accept*|agree*|deal|yes|no|fine|ok|okay|sure|fair|unfair|reasonable|generous|closer|refuse*|reject*|sorry|afraid|not enough|impossible|thank*|appreciate*|sounds|13*|12*|14*|thirteen|twelve|fourteen|good offer|not good|good but|that’s good|more than|too high|still high|so high|very high',
          'a better|better than|but i|but it|but that',
          'much|lower|less|expensive|afford*|pay*|money|dollar*|price|rent|budget|percent|figure|cent',
          'halfway|half way|middle|compromise|counteroffer|offer*|suggest*|propos*|negotia*|instead|unless|if|only|maximum|most|limit|how about|what about|settle|split|hop*|think about|consider*|condition|deal-breaker',
          'steep|a bit much|bit much|too much|over my|beyond|stretch|ouch|almost|nearly|closer|getting there|move a little|meet me|better than|still more|round it',
          'right direction|step in|live with|swallow|sleep on it|think it over|tough|final word|last word|my last|can do that|done|sign',
        ],
        other_wordings: [
          'I can come down a little, but thirteen fifty is what it costs me. How does that sound?',
          'Let’s say thirteen fifty, and I’m being generous here. Would you take that?',
        ],
        reactions: [
          when(
            'too high|too much|still high|still too|not enough|not afford|cannot afford|can’t afford|more than i can|isn’t enough',
            [
              'You’re not making this easy for me.',
              'Hm. I thought I’d hear a thank-you first.',
              'You don’t give up easily, do you?',
            ],
          ),
          when('halfway|half way|middle|split|between', [
            'Halfway, you say. I’ve heard that one before.',
            'You want to share the pain. I see.',
          ]),
          when(
            '1300|1280|1275|1290|1310|1320|1325|thirteen hundred|one thousand three hundred',
            'You’re playing with every dollar, just like my grandmother.',
          ),
          when('1250|twelve fifty|1260|1270', 'You haven’t moved an inch! My sons could learn from you.'),
          when(
            ['if|only if|provided|condition|as long as|unless'],
            'So there are strings attached. Now it’s getting interesting.',
          ),
          when(
            'not accept|not agree|no way|refuse*|reject*|deal-breaker|impossible|not fair|unfair|don’t agree|isn’t fair',
            ['A clear no. At least I know where I stand.', 'All right, you’re not the type who gives in. Nor am I.'],
          ),
          when('accept*|deal|agree*|fine|fair enough|okay|ok|sounds good|sounds fair', [
            'That was quick! Then let me even think about a better price.',
            'You’re a pleasure to do business with. For that, I’ll think it over once more.',
          ]),
          on('no', [
            'A clear no. At least I know where I stand.',
            'All right, you’re not the type who gives in. Nor am I.',
          ]),
          on('yes', [
            'That was quick! Then let me even think about a better price.',
            'You’re a pleasure to do business with. For that, I’ll think it over once more.',
          ]),
          on('dont_know', 'Let me put it simply: is thirteen fifty possible, or not?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Suppose I went down to thirteen hundred. What would you be willing to do in return?',
      [],
      'Offer something, and tie it to a condition: “I’d be willing to …, provided that …”.',
      'In return, I’d sign the lease for two years, provided that you fix the heating.',
      {
        topics: [
          'sign*|lease|contract|longer|long-term|stay*|commit*|extend*|renew*|guarantee*|promise*|agreement|a year|years|my friend*|friends|i work|your cat|the cat|water the|water your|every month|months|early',
          'pay*|upfront|advance|deposit|transfer|rent|dollar*|bill*|cash|money|cover|share',
          'paint*|repair*|fix*|maintenance|renovat*|clean*|garden*|lawn|snow|shovel*|trash|garbage|stair*|hall*|basement|yard|plant*|mow*|take care|look after|watch|help*|shop*|grocer*|walk|dog|computer*|teach*|cook*|bake*|babysit*|drive',
          'provided|providing|if|as long as|unless|condition|in return|exchange|willing|prepared|ready|could|offer*|nothing|recommend*|find|quiet|neighbor*|tenant*|heat*|window*|kitchen|radiator*',
        ],
        other_wordings: [
          'What if I said thirteen hundred? I’d need something from you in return, though. What could you offer?',
          'Thirteen hundred might be possible, but not for nothing. What would you do for me in return?',
        ],
        reactions: [
          when(
            ['sign*|lease|contract|stay*|commit*', 'heat*|radiator*|window*|kitchen|repair*|fix*|paint*'],
            [
              'A longer lease against repairs. You’ve thought this through.',
              'You’d stay, and I’d have the work done. That’s a real proposal.',
              'Now that’s something I can work with.',
            ],
          ),
          when('sign*|lease|contract|stay*|commit*|longer|long-term|two years|three years', [
            'No new tenant for years? That would let me sleep at night.',
            'You’d tie yourself down, then. That’s worth something to me.',
          ]),
          when('upfront|advance|months ahead', 'Money in advance! You know how to talk to an old lady.'),
          when('paint*|maintenance|renovat*|repair*|fix*', [
            'You’d do that yourself? My guy charges ninety dollars an hour.',
            'I’ve seen what you did in the hallway, so I know you can do it.',
          ]),
          when(
            'snow|shovel*|garden*|lawn|mow*|trash|garbage|clean*|stairs|stair*|plant*',
            'My back would be grateful, especially in winter.',
          ),
          when(
            'shop*|grocer*|dog|computer*|cook*|bake*|help you|look after|take care|drive',
            'That’s sweet of you. Nobody’s offered me that before.',
          ),
          when('nothing|not anything', 'Nothing at all? Then I’d be a fool to go down, wouldn’t I?'),
          when(['provided|if|as long as|unless|condition'], 'I hear the “if” in that sentence.'),
          on('dont_know', 'Well, what could you give me that doesn’t cost you much? Your time, or a longer lease?', {
            goes_to: 'stay',
          }),
          on('refusal', 'Then I’d be a fool to go down, wouldn’t I? What could you offer me, even if it’s small?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'One thing still worries me. If the costs go up again next winter, I’m the one who loses money. How would you deal with that?',
      [],
      'Take the worry seriously, and suggest how to solve it.',
      'I understand your concern. We could agree on a small increase if your costs really do go up.',
      {
        topics: [
          'understand*|concern*|worr*|risk*|fair|true|point|problem*|solution|solve*|agree*|promise*|guarantee*|trust*|# percent|next year|every year|per year|a year|pay more|more rent|a bit more|more money|plan|every month|a month|the building|# dollars',
          'increase*|raise*|rise|go up|goes up|percent|inflation|adjust*|limit*|cap|maximum|rent|pay*|share|split|half|extra|difference|amount|bill*|dollar*|money|cost*|price*',
          'talk|discuss*|negotia*|meet|again|review|renegotiat*|contract|lease|clause|written|write|sign*|condition|if|then|unless|depend*|wait',
          'heat*|energy|gas|electric*|insulat*|window*|solar|save|saving*|turn down|sweater|pullover|blanket*|tax*|insurance|subsid*|grant*|oil|fund|raise the others|other tenants|everyone|landlady|owner|your business|not my problem|responsib*',
        ],
        other_wordings: [
          'But I see a problem: next winter, gas and taxes may go up again, and I’d be stuck with our deal. What would you do about that?',
          'My accountant will say that I’m crazy. What if my costs rise again next year? How would you answer him?',
        ],
        reactions: [
          when('percent|cap|limit*|maximum|adjust*|inflation|index', [
            'So it goes up step by step, and not all at once. My accountant would like that.',
            'A clear rule instead of a letter in the mail. I like that.',
          ]),
          when('share|split|half|each|together', 'We’d share it, then. That sounds like neighbors.'),
          when('insulat*|window*|solar|save|saving*|turn down|sweater|energy', [
            'Using less in the first place. My mother would’ve agreed.',
            'That would help the planet, too, I suppose.',
          ]),
          when(
            'talk|discuss*|meet|review|renegotiat*|sit down|negotia*',
            'So I’d have to make coffee again. I could live with that.',
          ),
          when(
            'not my problem|your problem|your risk|your business|your responsib*|owner',
            'Ouch. But all right, a building is a risk, you’re not wrong.',
          ),
          when('extra|pay more|more money|increase*|raise*|cover|difference', [
            'You’d pay a bit more in that case? That’s decent of you.',
            'Well, I didn’t expect that. Thank you.',
          ]),
          when('clause|written|write|contract|lease', 'In black and white. My late husband always said that, too.'),
          when('understand*|concern*|worr*|point', 'At least you take me seriously.'),
          on('dont_know', 'Suppose the gas bill doubles. Should I pay it alone, or should we share it?', {
            goes_to: 'stay',
          }),
          on('joke', 'If only it were that simple! But seriously, who’d pay for it?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'You’re a tough customer. We aren’t there yet, though. Can you suggest a compromise that we can both live with?',
      [],
      'Put the pieces together: a figure, what you do, and what she does.',
      'How about settling on thirteen hundred, with the repairs done by the end of January?',
      {
        topics: [
          'settl*|compromise|middle|halfway|half|meet|both|each|split|share|deal|agree*|solution|suggest*|propos*|how about|what about|let’s say|why don’t|in between|13*|12*|thirteen|twelve|# percent|# dollars|repair work|some work|i work|from january|from the|from then|every year|this year',
          'first year|a year|years|the first month|every month|months|a month|in summer|the snow|the kitchen',
          'rent|dollar*|pay*|price|figure|percent|increase*|step*|gradual*|first|then|later|after|until|start*|january|february|march|spring|upfront',
          'lease|contract|sign*|stay*|repair*|fix*|paint*|heat*|window*|radiator*|maintenance|parking|garage|garden|clean*|help*|include*|free|internet|electric*|laundry|provided|as long as|if|in return|exchange|instead',
          'no compromise|none|impossible|not possible|not move|move out',
        ],
        other_wordings: [
          'My coffee’s cold, and we’re still not there. What kind of compromise could you offer?',
          'Let’s not lose each other over a few dollars. What would be a fair compromise for both of us?',
        ],
        reactions: [
          when(
            'no compromise|impossible|none|not possible|move out|leave|isn’t possible',
            'You’d walk away? You’re as stubborn as I am. All right: thirteen hundred, and I fix the heating.',
          ),
          when(
            ['#', 'repair*|fix*|heat*|window*|paint*|radiator*'],
            [
              'A number and the repairs. I think we could shake hands on that.',
              'You drive a hard bargain, but it’s a fair one.',
              'That’s close enough for me, and you know it.',
            ],
          ),
          when(
            ['rent|pay*', 'lease|sign*|stay*|contract'],
            [
              'A number and a longer lease. I think we could shake hands on that.',
              'That gives us both some peace. Very well.',
            ],
          ),
          when(
            'step*|gradual*|first|later|half year|then more',
            'Step by step, so that it doesn’t hurt. Why didn’t I think of that?',
          ),
          when(
            'middle|halfway|half way|split|half|in between',
            'In the middle, then. My sons will say that I’ve gone soft.',
          ),
          when(
            'parking|garage|internet|free|include*|garden|clean*|help*',
            'You’ve found something that costs neither of us much. Clever!',
          ),
          when('#', 'I could live with that. It hurts a little, but it should hurt both of us.'),
          on('no', 'You’re as stubborn as I am. All right: thirteen hundred, and I fix the heating.'),
          on('dont_know', 'Let’s start with the number: what lies between twelve and thirteen fifty?', {
            goes_to: 'stay',
          }),
          on('joke', 'I’ll tell my grandchildren that one. But what’s your suggestion?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'I think we have a deal. Before I get my pen, could you sum up what we’ve agreed on?',
      [],
      'Name the rent, what you’ll do and what she’ll do: “So, to sum up, …”.',
      'To sum up: I pay thirteen hundred upfront each month and sign for two years, and you fix the heating.',
      {
        topics: [
          'rent|pay*|dollar*|figure|percent|increase*|price|upfront|deposit|13*|12*|thirteen|twelve|a year|years|each month|a month|every month|per month|the work|next winter|the kitchen|the snow',
          'sign*|lease|contract|stay*|agree*|deal|sum|summary|settl*|compromise|promise*|both|each|provided|if|in return',
          'repair*|fix*|paint*|heat*|window*|radiator*|maintenance|clean*|garden|help*|take care|january|february|march|next year|parking|cost*|share',
        ],
        other_wordings: [
          'That’s settled, then. So that neither of us forgets, what exactly have we agreed on?',
          'My memory isn’t what it used to be, and I want to write it down. Could you sum up our deal?',
        ],
        reactions: [
          when(
            ['rent|pay*', 'fix*|repair*|heat*|paint*|window*|radiator*'],
            [
              'Word for word. You could’ve been a lawyer.',
              'That’s exactly what I’ve got in my notes.',
              'Couldn’t have put it better myself.',
            ],
          ),
          when(
            ['rent|pay*', 'sign*|lease|stay*|contract'],
            ['That’s exactly what I’ve got in my notes.', 'Signed, sealed and delivered, as they say.'],
          ),
          when('#', 'I’ve written that number down twice.'),
          when('agree*|deal|both', 'That’ll do. The rest we’ll put in writing.'),
          on('dont_know', 'Then let’s begin with the rent: how much is it, and from when?', { goes_to: 'stay' }),
          on('joke', 'I’d sign that just for fun! But what have we really agreed on?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      2,
      'Hold on, that was my son on the phone. He says I should sell the whole building! Why should I make an exception for you?',
    ),
    twist(
      4,
      'I’ve just had a look at the gas bill, and I need a cookie. Thirteen fifty, that’s my counteroffer. What do you say?',
    ),
    twist(
      6,
      'Listen to those pipes! If they go before next winter, or if the costs rise again, I’ll lose money. How would you deal with that?',
    ),
  ],
  starters: ['Good afternoon, Ma’am.', 'Hello. How are you?', 'Hi. May I sit down?'],
  opening_message: 'Come in, come in. I’ve made a pot of coffee, so let’s talk about that letter like two grown-ups.',
  closing_message: 'Then let’s shake hands on it. You know how to bargain, and I’m glad that you’re staying around!',
  correction: 'prompt',
})
