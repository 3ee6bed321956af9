/** Asked in people's own words, as data (topics.ts): how visitors come in and owners open. */
export const ofEntering2 = `
= Open the camera of your phone and hold it at the QR code on the sign
i scanned it now what | I'm standing here and it's ringing. What should I say when they pick up? | who opens it, me or them? |
Is there a button I've to press on my phone once the lady has answered? | I'm 12 and going to my friends house, how do i use the square thing |
How do you scan one of these? I have never done it in my life. | Told the man my name through the phone. Do I push the gate or what happens now? |
Can you give me simple instructions that I could print for the substitute mail carrier? |
Which part of my phone do I use on the black and white square? | Do I have to hang up before it opens or does the person on the line take care of it? |
first time at a place with this sticker, steps pls |
My grandson just rang to say he's in front of a house with a black and white pattern on a board and has no clue. What do I tell him, step by step?
= A phone call, not an app: visitor and owner are connected by an ordinary phone call
is it a video chat or just a call | Do we have to purchase special handsets for the household? |
What new equipment would my guests and I have to carry around? | Is the conversation an internet thing like WhatsApp or plain telephony? |
My parents can take a call and that's about all they can do. Sufficient? | do i gotta buy a tablet for the wall |
I dread the training sessions for my staff of sixty-year-olds. How much is there to learn? | So nothing new for me to own, carry or charge? |
What kind of connection is made between the person outside and me? | I figured there's some gizmo with a screen that I'll need to put in the hallway. |
can my old man handle it, all he does is pick up when it rings |
My wife and I have one old telephone and one cheap cell between us. The salesman at the hardware store said we'd have to buy indoor stations. For yours too?
`
