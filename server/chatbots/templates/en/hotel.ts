import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotel: readonly Template[] = [
  template({
    id: 'hotel-a2',
    name: 'Checking in at a hotel',
    language: 'en',
    level: 'A2',
    description: 'You arrive at a small hotel. Check in, ask what you need to know and solve a small problem.',
    role: 'Receptionist of a small hotel in Edinburgh',
    scenario:
      'It’s three in the afternoon. You have a reservation and go to the reception desk with your suitcase. Your room isn’t quite ready yet.',
    goals: [
      'I can check in at a hotel.',
      'I can give my name, dates and times.',
      'I can ask about breakfast and Wi-Fi.',
      'I can react politely when something isn’t ready.',
    ],
    grammar: ['dates and times', 'Is there …? / Are there …?', 'questions with what time and where'],
    vocabulary: words({
      reservation: 'a room that you booked before you came',
      'single room': 'a room for one person',
      'double room': 'a room for two people',
      luggage: 'your bags and suitcases',
      floor: 'a level of a building',
      lift: 'a machine that takes you up and down',
      'key card': 'a card that opens your door',
      breakfast: 'the meal in the morning',
      towel: 'you dry yourself with it',
      quiet: 'without noise',
      'check out': 'to pay and leave the hotel',
      passport: 'a document you need to travel',
    }),
    steps: [
      step(
        'What name is your reservation under?',
        ['*'],
        'Say your name: “It’s under the name …”.',
        'It’s under the name Rossi.',
      ),
      step(
        'Thank you. And how many nights are you staying with us?',
        ['#|night*|week|until|till|weekend|day*|monday|tuesday|wednesday|thursday|friday|saturday|sunday'],
        'Say a number: “… nights”, or say until which day.',
        'I’m staying for three nights, until Sunday.',
      ),
      step(
        'I have a single room on the second floor or a bigger one on the fifth floor. Which one would you like?',
        ['single|second|bigger|big|fifth|#|first one|quiet|small|smaller|lift|two|five'],
        'Choose one and say why, if you can.',
        'The room on the second floor, please, because it’s quiet.',
      ),
      step(
        'I’m afraid the room isn’t ready yet. It will take about half an hour. What would you like to do?',
        ['wait|leave|luggage|bag*|suitcase|coffee|tea|walk|sit|go|come back|lobby|fine|problem|can|drink|eat'],
        'Say that you will wait, or ask if you can leave your luggage.',
        'No problem. Can I leave my luggage here and go for a walk?',
      ),
      step(
        'Of course. Is there anything you’d like to know about the hotel?',
        ['what|where|when|is|are|do|does|can|how|which|wi-fi|wifi|breakfast|password|parking|time|no|everything'],
        'Ask about breakfast, Wi-Fi or check-out time.',
        'Yes. What time is breakfast, and is there Wi-Fi in the rooms?',
      ),
      step(
        'Breakfast is from seven to ten, and there’s Wi-Fi in every room. Do you need anything for your room?',
        ['towel*|pillow*|blanket*|need|another|extra|key|iron|hairdryer|water|no|thank*|yes|fine|everything'],
        'Ask for something: “Could I have …, please?” Or say that you don’t need anything.',
        'Yes, could I have another towel, please?',
      ),
      step(
        'I’ll bring it straight away. And when would you like to check out on your last day?',
        ['#|morning|noon|early|late|o’clock|after breakfast|before|at|half|quarter|afternoon|eleven|ten|nine|eight'],
        'Say a time.',
        'At about ten o’clock, after breakfast.',
      ),
    ],
    starters: [
      'Good afternoon. I have a reservation.',
      'Hello! I’d like to check in, please.',
      'Hi, is this reception?',
    ],
    opening_message: 'Good afternoon, and welcome to the Castle View Hotel. Let’s get you checked in.',
    correction: 'prompt',
  }),
  template({
    id: 'hotel-b1',
    name: 'A complaint at the hotel',
    language: 'en',
    level: 'B1',
    description:
      'There are a few problems with your hotel room. Explain them politely, and find a solution you’re happy with.',
    role: 'Night manager of a hotel in Vancouver',
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
    steps: [
      step(
        'What seems to be the problem with your room?',
        [
          'room|noise|noisy|loud|cold|hot|warm|shower|water|heating|air|light|bed|smell*|dirty|work*|broken|wi-fi|wifi|window|door|toilet|bathroom|neighbour*|sleep',
        ],
        'Describe one problem: “The … doesn’t work” or “It’s too …”.',
        'The heating doesn’t work, and it’s too cold to sleep.',
      ),
      step(
        'I’m sorry to hear that. How long has it been like this, and have you tried anything yourself?',
        [
          'since|for|hour*|afternoon|evening|moved|arrived|tried|try|yes|no|already|turned|closed|opened|switched|called|whole|day|today',
        ],
        'Say since when, and what you have already tried.',
        'Since this afternoon. I’ve already turned it up, but nothing happened.',
      ),
      step(
        'I see. Is there anything else you’re not happy with?',
        [],
        'Name another problem, or say that this is the only one.',
        'Yes, the people next door are very noisy.',
      ),
      step(
        'Our technician has already gone home. He could come at seven tomorrow morning. Would that help?',
        ['no|not|too|late|early|tonight|now|sleep|sorry|help|would|could|yes|ok|fine|already|before|morning'],
        'Say if that is good enough for you, and why.',
        'I’m afraid that’s too late, because I need to sleep tonight.',
      ),
      step(
        'I understand. I have one other room, but it’s smaller and has no view. Or I could bring you a heater and two blankets. Which would you prefer?',
        ['room|smaller|small|other|heater|blanket*|prefer|rather|switch|move|first|second|neither|both|view'],
        'Choose one and give a reason.',
        'I’d rather switch rooms, because a heater is noisy.',
      ),
      step(
        'Very well. What do you think would be fair for the trouble you’ve had?',
        [
          'refund|discount|money|price|breakfast|free|pay|less|upgrade|night|nothing|apology|coffee|percent|drink|dinner|better|cheaper',
        ],
        'Say what you expect: “I think … would be fair.”',
        'I think a discount or a free breakfast would be fair.',
      ),
      step(
        'That sounds reasonable. Just so I don’t forget anything, what have we agreed?',
        [],
        'Sum up what will happen: “You will …, and I will …”.',
        'I’ll move to the other room now, and breakfast is free tomorrow.',
      ),
    ],
    starters: [
      'Good evening. I’m afraid there’s a problem with my room.',
      'Excuse me, can you help me?',
      'I’d like to speak to the manager, please.',
    ],
    opening_message: 'Good evening. I’m the night manager, and I’d like to help you.',
    correction: 'prompt',
  }),
]
