export { FromOwner } from './from-owner';
export { HelperQr } from './helper-qr';
export { StaffPeople } from './staff-people';
