import { familyKeyOf } from '../categories';
import { access } from './access';
import { alarms } from './alarms';
import { automation } from './automation';
import { cabling } from './cabling';
import { computing } from './computing';
import { fire } from './fire';
import { intercoms } from './intercoms';
import { network } from './network';
import { power } from './power';
import { radioGps } from './radio-gps';
import { withRelations } from './relations';
import { videoCameras } from './video-cameras';
import { videoRecorders } from './video-recorders';

/** Every product of the demo world. To grow the catalogue add rows to a file of this folder, or a file to this list. */
export const products = withRelations(
  [...videoCameras, ...videoRecorders, ...access, ...alarms, ...fire, ...network, ...cabling, ...power, ...intercoms, ...radioGps, ...automation, ...computing],
  familyKeyOf,
);
