/** Thumbed on a phone, with gloves, a baby or a bad screen. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h23-ty-instal': [
    'im a towr, wats the strating prce 4 a profesionl instal at my yrad',
    says(told.install799),
  ],
  'h23-ty-month': ['mothly pirce of servcie pls', says(told.monthly47)],
  'h23-ty-basic': ['bsaic instlation, hwo mutch $', says(told.basic340)],
  'h23-ty-app': ['do vistors ned dowlnoad an ap', says(told.noApp)],
  'h23-ty-bethesda': ['bethseda md u guys sevre ther?', says(/Bethesda|Maryland/)],
  'h23-ty-reston': [
    'havng a shpo in restn virgina, do yuo cver taht',
    says(/Reston|Northern Virginia/),
  ],
  'h23-ty-waranty': ['hw lng is waranty on teh systm', says(told.warranty)],
  'h23-ty-contract': ['is thier a lngterm contrat i hav to sgin', says(told.noContract)],
  'h23-ty-install-time': ['hwo many huors dos instal tkae', says(told.hours)],
  'h23-ty-batery': ['is ther a batery bakcup if powr gose out', says(told.battery)],
  'h23-ty-camra': [
    'cuold i hav a camrea pt in at teh rnk dor so i se hoos ther',
    says(told.camera),
  ],
  'h23-ty-quot': ['is the qoute realy fre', says(told.free)],
  'h23-ty-valid': ['hw many dyas is a qoute vald', says(told.days30)],
  'h23-ty-txt': ['waht numbr do i txet for suport', says(told.supportText)],
  'h23-ty-email': [
    'whre cn my dauhgter emial yuor suport, she wrties beter thn me',
    says(told.email),
  ],
  'h23-ty-founder': ['hoo is teh foundr of ur compny', says(told.founder)],
  'h23-ty-aes': ['my son n law in IT aks wihc encrpytion is insdie', says(told.aes, told.rsa)],
  'h23-ty-portal': ['wats teh contorl centr', says(/portal|managed?/i)],
  'h23-ty-nationwide': ['wen r u gona be natoinwide', says(told.year2026)],
  'h23-ty-callerid': [
    'cn my trustd frends com in by caler id or a cdoe',
    says(/unique codes?|caller[ -]?id|\bcode|trusted/i),
  ],
})
