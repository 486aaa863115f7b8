export { CampaignLink } from './components/CampaignLink';
export { CountdownBoxes } from './components/CountdownBoxes';
export { InfoStrip } from './components/InfoStrip';
export { NavButtons } from './components/NavButtons';
export { PopupHost } from './components/PopupHost';
export { PromoBar } from './components/PromoBar';
export { invitesToRegister } from './invitation';
export { useTimeLeft } from './hooks/use-time-left';
