/** What people write who are in danger or in despair, as data (topics.ts). */
export const dangers = `
! danger
sitting here and I can't go on | everything is pointless and I want it to be over | I do not see a reason to live any more | nobody would miss me if I were gone |
I feel like hurting myself tonight | i cant take it anymore, life has no point | thinking of ending it all | I have pills here and I am alone | goodbye world, I am done with life |
my kid's hand is caught in the gate and it will not stop | my arm is stuck between the gate and the post | the gate is crushing my dog | she is trapped under the gate |
the gate fell on my husband and he does not move | a child is pinned, please hurry | he is bleeding badly at the gate | my mother fell at the gate and does not answer |
there is smoke coming from the box | the controller is on fire | flames at the gate post | sparks and a burning smell, what do I do right now | I smell gas at the entrance |
the cable at the gate is hissing and I got a shock | I touched the post and got an electric shock | a live wire hangs on our gate |
a strange man is in my yard and I am alone | someone is trying to break in right now | there is a prowler outside my gate at this moment | a man with a knife stands at the gate |
somebody forced the gate and is coming up the drive | he followed me home and is at the gate | my ex is outside and threatens me, I am scared | I am afraid he will hurt me |
he is banging on the gate and screaming that he will kill us | I am being followed, open up please | I hear somebody in the house | they are robbing my neighbor right now |
my father has chest pain behind the gate and the ambulance cannot come in | my chest hurts and my left arm is numb | she cannot breathe, the ambulance is at the gate | he had a stroke, they need to get in |
my wife is in labor and the gate is shut | my baby is locked in the car at the gate and it is hot | an old man lies on the ground at the entrance | someone collapsed in front of your sign |
there was a crash into our gate and people are hurt | a car ran into the gate and the driver is trapped | a kid is drowning and the gate is locked | we are locked in and there is a fire |
my daughter is missing, please look whether she came through your gate | send the police please, he has a gun | call 911 for me | the box at our gate is throwing sparks | it throws sparks | I'm being followed and the gate won't open, please help | somebody is following me and the gate does not open | emergency!! somebody help | please help me, I am in danger |
I took too much of my medicine | my friend overdosed at the gate | there is a shooting on our street, close the gate | a bear attacked my dog and it bleeds | the elderly lady from unit 4 has not moved for an hour
`
