import { access } from './access';
import { alarms } from './alarms';
import { fire } from './fire';
import { familyKeyOf } from '../categories';
import { withRelations } from './relations';
import { videoCameras } from './video-cameras';
import { videoRecorders } from './video-recorders';

/** Every product of the demo world. To grow the catalogue add rows to a file of this folder, or a file to this list. */
export const products = withRelations([...videoCameras, ...videoRecorders, ...access, ...alarms, ...fire], familyKeyOf);
